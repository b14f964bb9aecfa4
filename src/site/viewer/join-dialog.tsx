import { useState } from 'preact/hooks';
import { SubmitButton } from '../account/submit-button.tsx';
import { useForm } from '../account/use-form.ts';
import type { Entry } from '../service/dataset-client.ts';
import { Dialog } from '../shell/dialog.tsx';
import { textsOf } from '../shell/field.tsx';
import { goTo } from '../shell/navigation.ts';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { recordPath } from '../shell/route.ts';
import { showDay, showYears } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAnswer } from '../shell/use-asking.ts';
import { VisibilityFields } from './visibility-fields.tsx';

type JoinDialogProps = { record: Entry; stop: () => void };

/** Makes one record of two. Where one is private and the other public, it asks. */
export function JoinDialog({ record, stop }: JoinDialogProps) {
  const { say } = useSpeech();
  const { datasets } = usePorts();
  const answer = useAnswer(record.record, datasets.ownRecords);
  const [chosen, choose] = useState<string | null>(null);
  const { state, problem, submit } = useForm<string>();
  const own = answer?.ok ? answer.value : [];
  const others = own.filter((one) => one.record !== record.record);
  const other = others.find((one) => one.record === chosen);
  const join = async (event: SubmitEvent) => {
    const { visibility } = textsOf(event);
    if (!other) return;
    const isPublic = visibility === 'public' && { is_public: true as const };
    const joining = { with: other.record, ...isPublic };
    await submit(async () => {
      const joined = await datasets.join(record.record, joining);
      if (joined.ok) {
        stop();
        goTo(recordPath(joined.value));
      }
      return joined;
    });
  };
  return (
    <Dialog title={say('site.join-title')} close={stop}>
      <p>{say('site.join-text')}</p>
      <form onSubmit={(event) => void join(event)}>
        <OtherRecord {...{ others, choose }} isLoading={answer === null} />
        {other && other.isPublic !== record.isPublic && (
          <VisibilityFields legend={say('site.join-visibility')} isPublic={null} />
        )}
        <ProblemNote problem={answer && !answer.ok ? answer.problem : problem} />
        <div class="actions actions-end">
          <button type="button" class="button" onClick={stop}>
            {say('site.cancel')}
          </button>
          <SubmitButton state={state} words={{ idle: 'site.join-confirm', busy: 'site.saving' }} />
        </div>
      </form>
    </Dialog>
  );
}

type OtherRecordProps = {
  others: readonly Entry[];
  isLoading: boolean;
  choose: (record: string) => void;
};

function OtherRecord({ others, isLoading, choose }: OtherRecordProps) {
  const speech = useSpeech();
  const { language, say } = speech;
  if (isLoading) return <p role="status">{say('site.loading')}</p>;
  if (others.length === 0) return <p class="note">{say('site.join-none')}</p>;
  return (
    <div class="field">
      <label for="join-with">{say('site.join-with')}</label>
      <select
        id="join-with"
        name="with"
        required
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{say('site.join-choose')}</option>
        {others.map((one) => (
          <option key={one.record} value={one.record}>
            {one.name} · {showYears(one.coverage, speech)} · {showDay(language, one.createdAt)}
          </option>
        ))}
      </select>
    </div>
  );
}
