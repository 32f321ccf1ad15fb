import { cutBy } from '../../catalog/list/range.ts';
import type { Page as Entry } from '../../catalog/site/pages.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Moved } from '../ui/moved.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDefinition } from './data.ts';
import { Head, stepsOf } from './head.tsx';
import { Page } from './page.tsx';
import { Coming } from './states.tsx';
import { writeAddress } from './url.ts';

/** An address with two days stands for the list cut by them, and is replaced by it. */
export default function Days({ page, segments }: { page: Entry; segments: readonly string[] }) {
  const set = useDefinition(page.id);
  const answer = set && cutBy(set, segments);
  if (set && answer?.ok) return <Moved to={`/${set.id}${writeAddress(set, answer.query)}`} />;
  return (
    <Page
      head={
        <Head
          steps={stepsOf(page)}
          title={page.title}
          lead={<p>{set?.about ?? '\u00a0'}</p>}
          told={{ personal: true }}
        />
      }
    >
      {answer?.ok === false ? (
        <div className={card()}>
          <Notice icon="warning" title="O período deste endereço não pode ser lido" alert>
            <ul>
              {answer.problems.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
            <Link className={button('primary')} to={`/${page.id}?_page=1`}>
              Ver {page.title} sem filtro
            </Link>
          </Notice>
        </div>
      ) : (
        <Coming />
      )}
    </Page>
  );
}
