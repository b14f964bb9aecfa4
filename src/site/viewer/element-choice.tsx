import { chartWords, ELEMENT_NAMES } from '../../charts/chart-words.ts';
import type { Element } from '../../core/dataset/columns.ts';
import { Choice } from '../shell/choice.tsx';
import { useSpeech } from '../shell/speech.tsx';

type ElementChoiceProps = {
  elements: readonly Element[];
  chosen: Element;
  choose: (element: Element) => void;
};

/** Which element is shown; not asked where there is only one. */
export function ElementChoice({ elements, chosen, choose }: ElementChoiceProps) {
  const { language, say } = useSpeech();
  if (elements.length < 2) return null;
  const sayCharts = chartWords(language);
  const options = elements.map((value) => ({ value, label: sayCharts(ELEMENT_NAMES[value]) }));
  return (
    <Choice legend={say('site.element-choice')} options={options} chosen={chosen} choose={choose} />
  );
}
