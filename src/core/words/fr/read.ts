import type { enRead } from '../en/read.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frRead: PhrasesLike<typeof enRead> = {
  'read.usage':
    'Utilisation : npm run read -- FICHIER… [--wishes FICHIER.json] [--locale fr_FR] [--json] [--why] [--sheet NOM]\nLit des tableaux climatiques (CSV, TSV, texte, XLSX, XLS ou ODS) comme Google Sheets les importerait et affiche ce que le module enverrait. "-" lit l’entrée standard. Plusieurs fichiers sont plusieurs feuilles d’une même feuille de calcul.',
  'read.no-file': 'Indiquez au moins un fichier.',
  'read.file-unreadable': 'Impossible de lire {file} : {reason}.',
  'read.wishes-unreadable': 'Impossible de lire les réglages dans {file} : {reason}.',
  'read.nothing-read': 'Rien n’a pu être lu dans {files}.',
  'read.columns': 'Colonnes',
  'read.sheet': '{sheet}',
  'read.sheet-with-unit': '{sheet} ({unit})',
  'read.columns-unused': {
    by: 'count',
    one: '{count} autre colonne n’a pas servi.',
    other: '{count} autres colonnes n’ont pas servi.',
  },
  'read.findings': 'Remarques',
  'read.no-findings': 'Aucune remarque.',
  'read.error': 'à corriger',
  'read.warning': 'à vérifier',
  'read.note': 'bon à savoir',
  'read.cells': 'dans {sheet} : {cells}',
  'read.more-cells': {
    by: 'count',
    one: 'dans {sheet} : {cells} et {count} autre',
    other: 'dans {sheet} : {cells} et {count} autres',
  },
  'read.choice': 'répondez par le réglage "{wish}" : "{value}"',
  'read.choice-example': 'répondez par le réglage "{wish}" : "{value}" ({example})',
  'read.rows': { by: 'count', one: '{count} ligne', other: '{count} lignes' },
  'read.years-between': {
    by: 'count',
    one: '… {count} année de plus…',
    other: '… {count} années de plus…',
  },
};
