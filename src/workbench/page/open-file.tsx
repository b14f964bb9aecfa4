import { ChooseFiles } from '../../browser/files/choose-files.tsx';
import type { ViewProps } from './view-props.ts';

const ACCEPTED = '.csv,.tsv,.txt,.tab,.dat,.prn,.asc,.xlsx,.xlsm,.xls,.xlsb,.ods,text/*';

export function OpenFile({ actions, look }: ViewProps & { look: string }) {
  const open = (files: File[]) => void actions.openFiles(files);
  return <ChooseFiles text="Open a file" look={look} accept={ACCEPTED} open={open} />;
}
