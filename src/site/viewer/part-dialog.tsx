import { SubmitButton } from '../account/submit-button.tsx';
import { useForm } from '../account/use-form.ts';
import type { Entry } from '../service/dataset-client.ts';
import { Dialog } from '../shell/dialog.tsx';
import { goTo } from '../shell/navigation.ts';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { recordPath } from '../shell/route.ts';
import { showMoment } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';

/** Makes a record of the version that is shown. */
export function PartDialog({ version, stop }: { version: Entry; stop: () => void }) {
  const { language, say } = useSpeech();
  const { datasets } = usePorts();
  const { state, problem, submit } = useForm<string>();
  const part = async (event: SubmitEvent) => {
    event.preventDefault();
    await submit(async () => {
      const parted = await datasets.part(version.id);
      if (parted.ok) {
        stop();
        goTo(recordPath(parted.value));
      }
      return parted;
    });
  };
  const { name, createdAt } = version;
  return (
    <Dialog title={say('site.part-title')} close={stop}>
      <p>{say('site.part-text', { name, date: showMoment(language, createdAt) })}</p>
      <form onSubmit={(event) => void part(event)}>
        <ProblemNote problem={problem} />
        <div class="actions actions-end">
          <button type="button" class="button" onClick={stop}>
            {say('site.cancel')}
          </button>
          <SubmitButton state={state} words={{ idle: 'site.part-confirm', busy: 'site.saving' }} />
        </div>
      </form>
    </Dialog>
  );
}
