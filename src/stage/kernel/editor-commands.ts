import type { Kernel } from './kernel.ts';
import type { CommandHandlers } from './protocol.ts';
import { answerQuestion } from './questions.ts';
import { areaOf } from './sheet-area.ts';

type Names =
  | 'openDocument'
  | 'closeEditor'
  | 'clickMenu'
  | 'callFromPage'
  | 'answer'
  | 'followLink'
  | 'closePage'
  | 'select';

/** A script would take it for another button, and a test would pass that no person can do. */
function noButton(button: string, buttons: readonly string[]): string {
  const [last, ...others] = [...buttons].reverse();
  return `Cannot answer "${button}": the buttons are ${others.reverse().join(', ')} and ${last}`;
}

/** What a person does at a window: in its menus, pages and questions. */
export function editorCommands(kernel: Kernel): CommandHandlers<Names> {
  const { world } = kernel;
  return {
    openDocument: (document, user, installing) => kernel.openEditor(document, user, installing),
    closeEditor: (id) => {
      for (const open of world.questions.values())
        if (open.editor.id === id) answerQuestion(world, open, { button: 'CLOSE', text: '' });
      world.editors.delete(id);
      return null;
    },
    clickMenu: (editor, functionName) => kernel.clickMenu(editor, functionName),
    callFromPage: (editor, name, args) => kernel.callFromPage(editor, name, args),
    answer: (id, answer) => {
      const open = world.questions.get(id);
      if (!open) throw new Error(`Cannot answer question ${id}: nobody waits for it`);
      const buttons = [...open.question.buttons, 'CLOSE'];
      if (!buttons.includes(answer.button)) throw new Error(noButton(answer.button, buttons));
      answerQuestion(world, open, answer);
      return null;
    },
    followLink: async (id, url) => {
      await kernel.followLink(id, url);
      return null;
    },
    closePage: (id) => {
      kernel.editor(id).sidebar = null;
      world.tell({ event: 'page', editor: id, page: null });
      return null;
    },
    select: (id, sheet, a1) => {
      const editor = kernel.editor(id);
      editor.range = areaOf(world, editor.document, sheet, a1);
      editor.sheet = sheet;
      return null;
    },
  };
}
