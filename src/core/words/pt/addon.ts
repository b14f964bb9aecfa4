import type { enAddon } from '../en/addon.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptAddon: PhrasesLike<typeof enAddon> = {
  'addon.sheet-empty': 'A aba “{sheet}” está vazia. Abra a que contém a tabela.',
  'addon.sheet-not-a-table':
    '“{sheet}” é um gráfico ou uma aba conectada, sem células para ler. Abra a aba que contém a tabela.',
  'addon.sheet-too-big':
    'A aba “{sheet}” tem {found} células, e no máximo {limit} podem ser lidas no tempo que o Google dá. Copie as colunas que importam para uma aba própria.',
  'addon.sheets-too-big':
    'As abas lidas juntas têm, até “{sheet}”, mais de {limit} células, mais do que se pode ler no tempo que o Google dá. Leia menos abas juntas.',
  'addon.sheet-missing':
    'Não há mais uma aba chamada “{sheet}”. Talvez tenha mudado de nome; escolha-a de novo.',
  'addon.sheet-deleted':
    'A aba foi excluída. Recupere-a (Arquivo › Histórico de versões) ou abra outra.',
  'addon.storage-full':
    'Os ajustes que o Google guarda para você neste script estão cheios (500 KB), com mais do que o Almanac pôs ali. Nada foi enviado e nada se perdeu. Peça a quem acrescentou outro código a este script que apague o que ele guarda para você.',
  'addon.stopped':
    'O Google interrompeu isto: {text} Nada se perdeu; tente de novo em um minuto. Se há várias contas Google abertas neste navegador, use uma janela com uma só.',
  'addon.permission-missing':
    'Falta ao Almanac uma permissão para isto, e nada foi feito. Escolha de novo o item de Extensões › Almanac e marque todas as caixas que o Google mostrar (Selecionar tudo).',
};
