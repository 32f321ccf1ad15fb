import { addMonths, type Day, dayOf, nextWorkingDay, previousWorkingDay, yearOf } from '../kit/calendar.ts';
import { allServidores } from '../servidores/model.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { actsOf } from './acts.ts';
import { approvedFor, enteredStaff, postsOf } from './approved.ts';
import { examDay, heldSelection, selectionDay } from './held.ts';
import type { Approved, Selection } from './model.ts';

/** Every selection of a body, the oldest first. A city council holds few. */
export const allSelections = oncePerWorld((world): readonly Selection[] => {
  const own =
    world.tenant === 'pmdemo' ? [oldExam(world), teachers(world), newExam(world), running(world)] : [council(world)];
  return own.filter(({ published }) => published <= world.until);
});

const lastYear = ({ exercises, until }: World): number => exercises.at(-1)?.year ?? yearOf(until);

const SIMPLE = 'Processo Seletivo Simplificado';

/** Days that an appointed candidate needs at least to take office after the homologation. */
const OFFICE = 60;

/** The day from which new staff come from the new examination and no more from the old one. */
const changeover = (world: World): Day => selectionDay(lastYear(world) - 1, '-12-22') + OFFICE;

/** The examination of four years ago, extended once: all who entered since came from it. */
function oldExam(world: World): Selection {
  const year = lastYear(world) - 4;
  const homologated = selectionDay(year, '-07-25');
  const staff = enteredStaff(world, dayOf(`${year + 1}-01-01`), changeover(world) - 1);
  return heldSelection(world, {
    number: `001/${year}`,
    year,
    days: {
      published: '-03-07',
      opens: '-03-14',
      closes: '-04-08',
      exam: '-05-15',
      preliminary: '-06-20',
      result: '-07-11',
    },
    homologated,
    valid: addMonths(homologated, 48),
    extended: addMonths(homologated, 24) - 15,
    object: 'Provimento de cargos efetivos da prefeitura',
    approved: postsOf(staff).flatMap((post) =>
      approvedFor(world, { post, number: `001/${year}`, staff: staff.filter((one) => one.post === post), lately: 0 }),
    ),
  });
}

/** Posts of the new examination that nobody has left yet. */
const FRESH = ['Enfermeiro', 'Guarda municipal', 'Técnico de enfermagem'];

function newExam(world: World): Selection {
  const year = lastYear(world) - 1;
  const staff = enteredStaff(world, changeover(world), world.until);
  return exam(
    world,
    'Provimento de cargos efetivos da prefeitura',
    [...new Set([...postsOf(staff), ...FRESH])].sort().flatMap((post) =>
      approvedFor(world, {
        post,
        number: `001/${year}`,
        staff: staff.filter((one) => one.post === post),
        lately: FRESH.includes(post) ? 1 : 0,
      }),
    ),
  );
}

const COUNCIL = ['Agente de plenário', 'Analista de processo legislativo', 'Assistente de comissões'];

const council = (world: World): Selection =>
  exam(
    world,
    'Provimento de cargos efetivos da Câmara Municipal',
    COUNCIL.flatMap((post) =>
      approvedFor(world, {
        post,
        number: `001/${lastYear(world) - 1}`,
        staff: [],
        lately: post === COUNCIL[1] ? 0 : 1,
      }),
    ),
  );

/** The examination of the last whole year, in force. */
function exam(world: World, object: string, approved: readonly Approved[]): Selection {
  const year = lastYear(world) - 1;
  const homologated = selectionDay(year, '-12-22');
  return heldSelection(world, {
    number: `001/${year}`,
    year,
    days: {
      published: '-08-11',
      opens: '-08-18',
      closes: '-09-12',
      exam: '-10-19',
      preliminary: '-11-24',
      result: '-12-15',
    },
    homologated,
    valid: addMonths(homologated, 24),
    extended: null,
    object,
    approved,
  });
}

/** The selection that teachers under yearly contracts came from three years ago. */
function teachers(world: World): Selection {
  const year = lastYear(world) - 3;
  const homologated = selectionDay(year, '-01-27');
  const hired = allServidores(world).filter(
    (one) => one.bond === 'Contratado temporário' && one.post === 'Professor' && yearOf(one.from) === year,
  );
  const approved = hired.map((one, i) => ({
    name: one.name,
    post: 'Professor',
    list: 'Ampla concorrência',
    place: i + 1,
    score: Math.max(5_000, 9_200 - i * 35),
    state: 'Convocado' as const,
    called: nextWorkingDay(homologated + 3),
    appointed: null,
    act: '',
  }));
  return heldSelection(world, {
    number: `PSS 001/${year}`,
    year,
    kind: SIMPLE,
    days: {
      published: '-01-04',
      opens: '-01-05',
      closes: '-01-13',
      exam: '-01-18',
      preliminary: '-01-23',
      result: '-01-26',
    },
    homologated,
    valid: addMonths(homologated, 24),
    extended: null,
    object: 'Contratação temporária de professores para a rede municipal',
    approved,
  });
}

/** The selection that is under way on the last day of the data. */
function running(world: World): Selection {
  const published = previousWorkingDay(world.until - 50);
  const year = yearOf(published);
  const one = {
    number: `PSS 001/${year}`,
    year,
    kind: SIMPLE,
    object: 'Contratação temporária de médicos e de recepcionistas para as unidades de saúde',
    posts: ['Médico', 'Recepcionista'],
    vacancies: 8,
    published,
    opens: nextWorkingDay(published + 3),
    closes: nextWorkingDay(published + 20),
    exam: examDay(published + 32),
    homologated: null,
    valid: null,
    approved: [],
  };
  const preliminary = previousWorkingDay(world.until - 6);
  // Nobody has passed before the final result, but the preliminary one already names them in order.
  const approved = one.posts.flatMap((post) =>
    approvedFor(world, { post, number: one.number, staff: [], lately: 0, waiting: 6 }),
  );
  const result = nextWorkingDay(world.until + 10);
  const acts = actsOf({ ...one, approved, preliminary, result, extended: null }, world.until);
  return { ...one, state: 'Em andamento', acts };
}
