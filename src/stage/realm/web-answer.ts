import type { WebAnswer } from '../platform/thread-messages.ts';
import { textAnswer } from './content-service.ts';
import { outputState } from './html-service.ts';

/** What a visitor of the web app gets of the value of `doGet` or `doPost`. */
export function webAnswer(value: unknown): WebAnswer {
  const answer = textAnswer(value) ?? htmlAnswer(value);
  if (!answer)
    throw new Error('The script completed but the returned value is not a supported return type.');
  return answer;
}

function htmlAnswer(value: unknown): WebAnswer | null {
  const state = outputState(value);
  if (!state) return null;
  return { contentType: 'text/html', body: state.content, title: state.title, fileName: null };
}
