import type { enRead } from '../en/read.ts';
import type { PhrasesLike } from '../phrase.ts';

export const ptRead: PhrasesLike<typeof enRead> = {
  'read.usage':
    'Uso: npm run read -- ARQUIVO… [--wishes ARQUIVO.json] [--locale pt_BR] [--json] [--why] [--sheet NOME]\nLê tabelas climáticas (CSV, TSV, texto, XLSX, XLS ou ODS) como o Google Planilhas as importaria e mostra o que o complemento enviaria. "-" lê a entrada padrão. Vários arquivos são várias abas de uma planilha.',
  'read.no-file': 'Indique ao menos um arquivo.',
  'read.file-unreadable': 'Não é possível ler {file}: {reason}.',
  'read.wishes-unreadable': 'Não é possível ler os ajustes em {file}: {reason}.',
  'read.nothing-read': 'Nada pôde ser lido de {files}.',
  'read.columns': 'Colunas',
  'read.sheet': '{sheet}',
  'read.sheet-with-unit': '{sheet} ({unit})',
  'read.columns-unused': {
    by: 'count',
    one: '{count} outra coluna não foi necessária.',
    other: '{count} outras colunas não foram necessárias.',
  },
  'read.findings': 'Observações',
  'read.no-findings': 'Nenhuma observação.',
  'read.error': 'a corrigir',
  'read.warning': 'a conferir',
  'read.note': 'bom saber',
  'read.cells': 'em {sheet}: {cells}',
  'read.more-cells': {
    by: 'count',
    one: 'em {sheet}: {cells} e mais {count}',
    other: 'em {sheet}: {cells} e mais {count}',
  },
  'read.choice': 'responda com o ajuste “{wish}”: “{value}”',
  'read.choice-example': 'responda com o ajuste “{wish}”: “{value}” ({example})',
  'read.rows': { by: 'count', one: '{count} linha', other: '{count} linhas' },
  'read.years-between': {
    by: 'count',
    one: '… mais {count} ano…',
    other: '… mais {count} anos…',
  },
};
