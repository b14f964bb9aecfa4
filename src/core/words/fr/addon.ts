import type { enAddon } from '../en/addon.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frAddon: PhrasesLike<typeof enAddon> = {
  'addon.sheet-empty': 'La feuille « {sheet} » est vide. Ouvrez celle qui contient le tableau.',
  'addon.sheet-not-a-table':
    '« {sheet} » est un graphique ou une feuille connectée, sans cellules à lire. Ouvrez la feuille qui contient le tableau.',
  'addon.sheet-too-big':
    'La feuille « {sheet} » a {found} cellules, et {limit} au plus peuvent être lues dans le temps que donne Google. Copiez les colonnes utiles dans une feuille à part.',
  'addon.sheets-too-big':
    'Les feuilles lues ensemble ont, jusqu’à « {sheet} », plus de {limit} cellules, plus qu’on n’en peut lire dans le temps que donne Google. Lisez-en moins ensemble.',
  'addon.sheet-missing':
    'Il n’y a plus de feuille nommée « {sheet} ». Elle a peut-être été renommée ; choisissez-la de nouveau.',
  'addon.sheet-deleted':
    'La feuille a été supprimée. Rétablissez-la (Fichier › Historique des versions) ou ouvrez-en une autre.',
  'addon.storage-full':
    'Les réglages que Google garde pour vous dans ce script sont pleins (500 Ko), avec plus que ce qu’Almanac y a mis. Rien n’a été envoyé et rien n’est perdu. Demandez à qui a ajouté du code à ce script de supprimer ce qu’il y range.',
  'addon.stopped':
    'Google a interrompu ceci : {text} Rien n’est perdu ; réessayez dans une minute. Si plusieurs comptes Google sont connectés dans ce navigateur, utilisez une fenêtre qui n’en a qu’un.',
  'addon.permission-missing':
    'Il manque à Almanac une autorisation pour cela : rien n’a été fait. Choisissez de nouveau l’élément d’Extensions › Almanac et cochez toutes les cases que Google montre (Tout sélectionner).',
};
