import type { enUpload } from '../en/upload.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frUpload: PhrasesLike<typeof enUpload> = {
  'upload.under-way':
    'Un envoi de cette feuille est déjà en cours. Attendez qu’il finisse ; une exécution interrompue est reprise au bout de sept minutes.',
  'upload.unknown-run':
    'On ne sait pas si le dernier envoi de cette feuille est arrivé. Regardez dans le Répertoire et dites-le sous Journal ; ensuite tout continue.',
  'upload.still-calculating':
    'La feuille calculait encore, et des valeurs auraient manqué. Rien n’a été envoyé ; réessayez dans un instant. Un envoi programmé réessaie de lui-même.',
  'upload.findings-block': {
    by: 'count',
    one: 'Une chose est à corriger avant l’envoi,',
    other: '{count} choses sont à corriger avant l’envoi,',
    both: ' à partir de {place}.[ Questions sur le tableau : {questions}.][ Cellules dont la valeur ne peut être juste : {cells}.]',
  },
  'upload.nothing-to-send':
    'Aucune valeur à envoyer n’a été trouvée. La feuille doit avoir des années avec des températures ou des pluies mensuelles.',
  'upload.too-many-years':
    'La feuille a {found} années, et {limit} au plus tiennent dans un jeu de données. Partagez-la en plusieurs feuilles.',
  'upload.drift-column':
    'La feuille est lue autrement que la dernière fois. Ne se trouve plus :[ {lost} ;][ température maximale{max} ;][ température minimale{min} ;][ pluie{rain} ;] vérifiez les colonnes avant l’envoi.',
  'upload.drift-shorter':
    'La feuille a bien moins de mois que la dernière fois : {now} au lieu de {before}. Vérifiez-la avant l’envoi.',
  'upload.years-gone': {
    by: 'count',
    one: 'Une année envoyée la dernière fois n’est plus dans la feuille : {years}. Regardez-la avant l’envoi.',
    other:
      '{count} années envoyées la dernière fois ne sont plus dans la feuille : {years}. Regardez-les avant l’envoi.',
  },
  'upload.old-values-changed':
    '{count} des {before} mois envoyés la dernière fois ne sont plus les mêmes, soit plus de {limit} pour cent. Regardez-les avant l’envoi.',
  'upload.too-many-unreadable': {
    by: 'count',
    one: 'Une cellule est illisible[ ({places})], ce qui est beaucoup pour un si petit tableau. Regardez-la avant l’envoi.',
    other:
      '{count} cellules[ ({places})] sont illisibles[ ({before} la dernière fois)]. Regardez-les avant l’envoi.',
  },
  'upload.unreadable-cells': {
    by: 'count',
    one: 'Une cellule est illisible et serait omise[ : {places}].',
    other: '{count} cellules[ ({places})] sont illisibles et seraient omises.',
  },
  'upload.changed-since-seen': 'La feuille a changé depuis qu’elle a été contrôlée.',
  'upload.unchanged':
    'Rien n’a changé depuis le dernier envoi. Un nouvel envoi fait un second jeu de données.',
  'upload.other-service':
    'Vous êtes connecté à un autre service que celui prévu ; rien n’a donc été envoyé. Ouvrez Envoi et choisissez le titre et la visibilité pour ce service.',
  'upload.refused': 'Le service n’a pas pris le jeu de données : {text} (état {status}).',
  'upload.service-notice': 'Le service ajoute : {text}',
  'upload.too-big-for-service':
    'Le jeu de données est trop gros pour ce service (état {status}). Envoyez moins d’années, ou partagez la feuille. {text}',
  'upload.odd-answer':
    'La réponse du service ne dit pas si le jeu de données est arrivé (état {status}).',
  'upload.said-lost': 'Il n’est pas arrivé, comme vous l’avez vu dans le Répertoire.',
  'upload.run-unknown':
    'Le jeu de données est parti, mais on ne sait pas s’il est arrivé. Regardez dans le Répertoire et dites-le sous Journal.',
};
