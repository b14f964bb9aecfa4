import type { Answer, Question } from '../platform/calls.ts';
import type { Editor, OpenQuestion } from './editors.ts';
import type { World } from './world.ts';

/** Puts a question before a person; `answer` is called once, when they have answered. */
export function openQuestion(
  world: World,
  editor: Editor,
  question: Question,
  answer: (answer: Answer) => void,
): number {
  world.lastQuestion += 1;
  const id = world.lastQuestion;
  world.questions.set(id, { id, editor, question, answer });
  world.tell({ event: 'question', editor: editor.id, id, question });
  return id;
}

export function endQuestion(world: World, id: number): void {
  const open = world.questions.get(id);
  if (!open) return;
  world.questions.delete(id);
  world.tell({ event: 'question-over', editor: open.editor.id, id });
}

export function answerQuestion(world: World, { id, answer }: OpenQuestion, given: Answer): void {
  endQuestion(world, id);
  answer(given);
}
