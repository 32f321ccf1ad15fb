/** A medicine that the public network hands out. */
export interface Drug {
  code: string;
  name: string;
  shape: string;
  component: string;
  list: string;
  /** What it is counted in. */
  unit: string;
}

const named = (component: string, list: string, first: number, text: string): Drug[] =>
  text
    .trim()
    .split(/\s*\|\s*/)
    .map((line, i) => {
      const [name = '', shape = '', unit = ''] = line.split(/\s*;\s*/);
      return { code: `BR${String(first + i * 37).padStart(7, '0')}`, name, shape, component, list, unit };
    });

/** The municipal list (Remume), then the part of the state's (Resme) that is handed out on request. */
export const DRUGS: readonly Drug[] = [
  ...named(
    'Básico',
    'Remume',
    267_203,
    `Ácido acetilsalicílico; 100 mg, comprimido; comprimidos | Ácido fólico; 5 mg, comprimido; comprimidos
    | Albendazol; 400 mg, comprimido; comprimidos | Amoxicilina; 500 mg, cápsula; cápsulas
    | Amoxicilina; 50 mg/mL, suspensão oral; frascos | Anlodipino; 5 mg, comprimido; comprimidos
    | Atenolol; 50 mg, comprimido; comprimidos | Azitromicina; 500 mg, comprimido; comprimidos
    | Captopril; 25 mg, comprimido; comprimidos | Carbamazepina; 200 mg, comprimido; comprimidos
    | Cefalexina; 500 mg, cápsula; cápsulas | Diazepam; 5 mg, comprimido; comprimidos
    | Dipirona; 500 mg, comprimido; comprimidos | Enalapril; 10 mg, comprimido; comprimidos
    | Fluoxetina; 20 mg, cápsula; cápsulas | Furosemida; 40 mg, comprimido; comprimidos
    | Glibenclamida; 5 mg, comprimido; comprimidos | Hidroclorotiazida; 25 mg, comprimido; comprimidos
    | Ibuprofeno; 600 mg, comprimido; comprimidos | Insulina humana NPH; 100 UI/mL, frasco; frascos
    | Insulina humana regular; 100 UI/mL, frasco; frascos | Levotiroxina; 50 mcg, comprimido; comprimidos
    | Loratadina; 10 mg, comprimido; comprimidos | Losartana; 50 mg, comprimido; comprimidos
    | Metformina; 850 mg, comprimido; comprimidos | Omeprazol; 20 mg, cápsula; cápsulas
    | Paracetamol; 500 mg, comprimido; comprimidos | Prednisona; 20 mg, comprimido; comprimidos
    | Salbutamol; 100 mcg/dose, aerossol; frascos | Sinvastatina; 20 mg, comprimido; comprimidos`,
  ),
  ...named(
    'Estratégico',
    'Remume',
    271_089,
    'Isoniazida; 100 mg, comprimido; comprimidos | Rifampicina; 300 mg, cápsula; cápsulas | Oseltamivir; 75 mg, cápsula; cápsulas',
  ),
  ...named(
    'Especializado (alto custo)',
    'Resme',
    272_434,
    `Adalimumabe; 40 mg, seringa preenchida; seringas | Formoterol com budesonida; 12/400 mcg, cápsula; cápsulas
    | Infliximabe; 10 mg/mL, frasco; frascos | Olanzapina; 10 mg, comprimido; comprimidos
    | Quetiapina; 100 mg, comprimido; comprimidos | Rivastigmina; 3 mg, cápsula; cápsulas
    | Somatropina; 12 UI, frasco; frascos | Tacrolimo; 1 mg, cápsula; cápsulas`,
  ),
];

export const isCostly = ({ component }: Drug): boolean => component.startsWith('Especializado');
