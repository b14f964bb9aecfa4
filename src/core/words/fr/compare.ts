import type { enCompare } from '../en/compare.ts';
import type { PhrasesLike } from '../phrase.ts';

export const frCompare: PhrasesLike<typeof enCompare> = {
  'compare.title': 'Comparer',
  'compare.lead':
    'Des stations voisines partagent le même temps. Ce qui reste entre elles montre où l’une a été déplacée ou modifiée.',
  'compare.not-loaded': 'Cette partie de la page n’est pas arrivée. Fermez-la et rouvrez-la.',
  'compare.choose': 'Choisir un jeu de données',
  'compare.choose-more': 'En ajouter un autre',
  'compare.find': 'Chercher un jeu de données par son nom',
  'compare.candidates': 'Jeux de données à comparer',
  'compare.chosen': 'Jeux de données comparés',
  'compare.nearest': 'Les plus proches d’abord.',
  'compare.nothing': 'Aucun autre jeu de données n’a été trouvé.',
  'compare.full':
    'Au-delà de {most}, on ne les distingue plus. Retirez-en un pour en ajouter un autre.',
  'compare.add': 'Ajouter',
  'compare.add-name': 'Ajouter {name}',
  'compare.remove': 'Retirer',
  'compare.remove-name': 'Retirer {name}',
  'compare.gone': 'Un jeu de données de ce lien n’existe plus, ou vous ne pouvez pas le voir.',
  'compare.distance': 'à {distance} km',
  'compare.far':
    'Elles sont à {distance} km l’une de l’autre, trop loin pour partager leur temps : ce qui diffère n’indique ni déplacement ni changement.',
  'compare.lines': '{element} : {names}',
  'compare.hint':
    'Seulement les années qui ont leurs douze mois. Pointez ou touchez une année, ou utilisez les flèches du clavier.',
  'compare.no-year': 'Sans année complète : {names}.',
  'compare.read': '{year} : {values}',
  'compare.against': 'Par rapport à {other}',
  'compare.difference': '{own} moins {other}',
  'compare.difference-rain': '{own} par rapport à {other}, en pour cent',
  'compare.mean-warmer': {
    by: 'years',
    one: 'Sur {years} année commune, {own} est plus chaude de {by} °C.',
    other:
      'En moyenne sur {years} années communes ({first}–{last}), {own} est plus chaude de {by} °C.',
  },
  'compare.mean-colder': {
    by: 'years',
    one: 'Sur {years} année commune, {own} est plus froide de {by} °C.',
    other:
      'En moyenne sur {years} années communes ({first}–{last}), {own} est plus froide de {by} °C.',
  },
  'compare.mean-wetter': {
    by: 'years',
    one: 'Sur {years} année commune, {own} reçoit {by} % de pluie en plus.',
    other:
      'En moyenne sur {years} années communes ({first}–{last}), {own} reçoit {by} % de pluie en plus.',
  },
  'compare.mean-drier': {
    by: 'years',
    one: 'Sur {years} année commune, {own} reçoit {by} % de pluie en moins.',
    other:
      'En moyenne sur {years} années communes ({first}–{last}), {own} reçoit {by} % de pluie en moins.',
  },
  'compare.mean-same': {
    by: 'years',
    one: 'Sur {years} année commune, aucun écart.',
    other: 'En moyenne sur {years} années communes ({first}–{last}), aucun écart.',
  },
  'compare.no-common': 'Ils n’ont aucune année complète en commun.',
  'compare.too-few': 'C’est trop peu pour chercher une rupture : il faut {needed} années communes.',
  'compare.step-warmer':
    'À partir de {year}, {own} est plus chaude de {by} °C par rapport à {other} qu’avant (entre {least} et {most} avec 95 % de confiance).',
  'compare.step-colder':
    'À partir de {year}, {own} est plus froide de {by} °C par rapport à {other} qu’avant (entre {least} et {most} avec 95 % de confiance).',
  'compare.step-wetter':
    'À partir de {year}, {own} reçoit {by} % de pluie en plus par rapport à {other} qu’avant (entre {least} et {most} avec 95 % de confiance).',
  'compare.step-drier':
    'À partir de {year}, {own} reçoit {by} % de pluie en moins par rapport à {other} qu’avant (entre {least} et {most} avec 95 % de confiance).',
  'compare.step-means':
    'C’est ainsi que se voit une station déplacée, ou dotée d’autres instruments. Deux séries ne disent pas laquelle a changé ; une troisième le dit.',
  'compare.step-own':
    'La rupture de {year} apparaît par rapport à chacun d’eux : c’est sans doute {own} qui a changé.',
  'compare.no-step':
    'Aucune rupture n’a été trouvée. Une rupture de {from} ou plus, loin des deux bouts, se serait très probablement vue.',
  'compare.drift-warmer':
    'Pas de rupture, mais un écart qui se creuse : {own} se réchauffe de {by} °C par décennie par rapport à {other}, sans qu’une année l’explique.',
  'compare.drift-colder':
    'Pas de rupture, mais un écart qui se creuse : {own} se refroidit de {by} °C par décennie par rapport à {other}, sans qu’une année l’explique.',
  'compare.drift-wetter':
    'Pas de rupture, mais un écart qui se creuse : {own} devient plus arrosée de {by} % par décennie par rapport à {other}, sans qu’une année l’explique.',
  'compare.drift-drier':
    'Pas de rupture, mais un écart qui se creuse : {own} devient plus sèche de {by} % par décennie par rapport à {other}, sans qu’une année l’explique.',
};
