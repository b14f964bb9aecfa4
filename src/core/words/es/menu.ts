import type { enMenu } from '../en/menu.ts';
import type { PhrasesLike } from '../phrase.ts';

export const esMenu: PhrasesLike<typeof enMenu> = {
  'addon.menu-upload': 'Subir conjunto de datos',
  'addon.menu-sidebar': 'Abrir panel',
  'addon.menu-token': 'Configurar token',
  'addon.menu-schedule': 'Programar subidas',
};
