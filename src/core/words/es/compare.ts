import type { enCompare } from '../en/compare.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esCompare: PhrasesLike<typeof enCompare> = {
  'compare.title': 'Comparar',
  'compare.lead':
    'Las estaciones cercanas comparten el tiempo que hace. Lo que queda entre ellas muestra dónde se trasladó o se cambió alguna.',
  'compare.not-loaded': 'Esta parte de la página no llegó. Ciérrela y ábrala otra vez.',
  'compare.choose': 'Elegir un conjunto de datos',
  'compare.choose-more': 'Añadir otro',
  'compare.find': 'Buscar un conjunto de datos por su nombre',
  'compare.candidates': 'Conjuntos de datos para comparar',
  'compare.chosen': 'Conjuntos de datos comparados',
  'compare.nearest': 'Primero los más cercanos.',
  'compare.nothing': 'No se encontró ningún otro conjunto de datos.',
  'compare.full': 'Más de {most} no se distinguen. Quite uno para añadir otro.',
  'compare.add': 'Añadir',
  'compare.add-name': 'Añadir {name}',
  'compare.remove': 'Quitar',
  'compare.remove-name': 'Quitar {name}',
  'compare.gone': 'Un conjunto de datos de este enlace ya no existe, o usted no puede verlo.',
  'compare.distance': 'a {distance} km',
  'compare.far':
    'Están a {distance} km una de otra, demasiado lejos para compartir el tiempo: lo que difiere no indica ningún traslado ni cambio.',
  'compare.lines': '{element}: {names}',
  'compare.hint':
    'Solo años con los doce meses. Señale un año o tóquelo, o use las flechas del teclado.',
  'compare.no-year': 'Sin ningún año completo: {names}.',
  'compare.read': '{year}: {values}',
  'compare.against': 'Frente a {other}',
  'compare.difference': '{own} menos {other}',
  'compare.difference-rain': '{own} frente a {other}, en porcentaje',
  'compare.mean-warmer': {
    by: 'years',
    one: 'En {years} año común, {own} es {by} °C más cálida.',
    other: 'En el promedio de {years} años comunes ({first}–{last}), {own} es {by} °C más cálida.',
  },
  'compare.mean-colder': {
    by: 'years',
    one: 'En {years} año común, {own} es {by} °C más fría.',
    other: 'En el promedio de {years} años comunes ({first}–{last}), {own} es {by} °C más fría.',
  },
  'compare.mean-wetter': {
    by: 'years',
    one: 'En {years} año común, {own} tiene un {by} % más de lluvia.',
    other:
      'En el promedio de {years} años comunes ({first}–{last}), {own} tiene un {by} % más de lluvia.',
  },
  'compare.mean-drier': {
    by: 'years',
    one: 'En {years} año común, {own} tiene un {by} % menos de lluvia.',
    other:
      'En el promedio de {years} años comunes ({first}–{last}), {own} tiene un {by} % menos de lluvia.',
  },
  'compare.mean-same': {
    by: 'years',
    one: 'En {years} año común no se diferencian.',
    other: 'En el promedio de {years} años comunes ({first}–{last}) no se diferencian.',
  },
  'compare.no-common': 'No tienen ningún año completo en común.',
  'compare.too-few': 'Es demasiado poco para buscar un salto: hacen falta {needed} años comunes.',
  'compare.step-warmer':
    'Desde {year}, {own} es {by} °C más cálida frente a {other} que antes (con un 95 % de confianza, entre {least} y {most}).',
  'compare.step-colder':
    'Desde {year}, {own} es {by} °C más fría frente a {other} que antes (con un 95 % de confianza, entre {least} y {most}).',
  'compare.step-wetter':
    'Desde {year}, {own} tiene un {by} % más de lluvia frente a {other} que antes (con un 95 % de confianza, entre {least} y {most}).',
  'compare.step-drier':
    'Desde {year}, {own} tiene un {by} % menos de lluvia frente a {other} que antes (con un 95 % de confianza, entre {least} y {most}).',
  'compare.step-means':
    'Así se ve una estación que se trasladó o recibió otros instrumentos. Dos series no dicen cuál de ellas fue; una tercera, sí.',
  'compare.step-own':
    'El salto de {year} aparece frente a todas, así que lo más probable es que haya cambiado {own}.',
  'compare.no-step':
    'No se encontró ningún salto. Uno de {from} o más, bien dentro de estos años, se habría notado con toda probabilidad.',
  'compare.drift-warmer':
    'Ningún salto, pero se van separando: {own} se vuelve {by} °C más cálida por década frente a {other}, sin que un solo año lo explique.',
  'compare.drift-colder':
    'Ningún salto, pero se van separando: {own} se vuelve {by} °C más fría por década frente a {other}, sin que un solo año lo explique.',
  'compare.drift-wetter':
    'Ningún salto, pero se van separando: {own} se vuelve un {by} % más lluviosa por década frente a {other}, sin que un solo año lo explique.',
  'compare.drift-drier':
    'Ningún salto, pero se van separando: {own} se vuelve un {by} % más seca por década frente a {other}, sin que un solo año lo explique.',
};
