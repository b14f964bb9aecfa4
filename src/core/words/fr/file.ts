import type { enFile } from '../en/file.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frFile: PhrasesLike<typeof enFile> = {
  'file.empty': '{file} est vide.',
  'file.too-large': '{file} fait {size} Mo. Un fichier peut faire jusqu’à {limit} Mo.',
  'file.unpacks-too-large':
    '{file} dépasse {limit} Mo une fois décompressé, ce dont aucun tableau climatologique n’a besoin. Il n’a pas été ouvert.',
  'file.password':
    '{file} est protégé par un mot de passe. Enregistrez-le sans mot de passe dans Excel ou LibreOffice, puis ouvrez-le de nouveau.',
  'file.damaged':
    '{file} est endommagé ou incomplet, comme après un téléchargement interrompu. Rien n’a pu en être ouvert.',
  'file.not-a-table':
    '{file} n’est ni un texte ni un classeur. On peut ouvrir CSV, TSV, texte, XLSX, XLS et ODS.',
  'file.pdf':
    '{file} est un PDF : il montre un tableau sans le contenir. Demandez les données en CSV ou XLSX.',
  'file.web-page':
    '{file} est une page web ou du XML, quelle que soit son extension. Ouvrez-le dans Excel ou LibreOffice et enregistrez-le en XLSX ou CSV.',
  'file.no-cells': '{file} ne contient aucune feuille remplie.',
  'file.too-many-sheets': '{file} a plus de {limit} feuilles.',
  'file.too-many-cells':
    '{file} s’étend sur plus de {limit} cellules, cellules vides comprises. Supprimez ce qui se trouve loin sous le tableau ou à côté, ou gardez une station par fichier.',
  'file.formulas-without-result': {
    by: 'count',
    one: '{count} formule de {file} n’a pas de résultat enregistré et reste vide ici.',
    other: '{count} formules de {file} n’ont pas de résultat enregistré et restent vides ici.',
    both: ' Enregistrez le fichier une fois dans Excel ou LibreOffice, puis ouvrez-le de nouveau.',
  },
  'file.sheets-without-cells':
    'Les graphiques occupant une feuille entière ont été omis : {sheets}.',
  'file.sheets-hidden':
    'Les feuilles masquées n’ont pas été lues : {sheets}. Nommez-en une avec --sheet pour la lire.',
  'file.sheet-missing': '{file} n’a pas de feuille « {sheet} ». Feuilles présentes : {sheets}.',
};
