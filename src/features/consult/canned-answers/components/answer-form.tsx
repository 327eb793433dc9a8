import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import type { CannedAnswer } from '../queries.server.ts'
import { LABEL_MAX, TEXT_MAX } from '../rules.ts'
import { texts } from '../texts.ts'

/** A refused form, with what was typed. */
export interface Sent {
  refusal: ShownRefusal
  typed: Record<string, string>
}

/** Writes a new answer, or changes one. */
export function AnswerForm({ answer, sent }: { answer?: CannedAnswer; sent: Sent | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const suffix = answer ? `-${answer.id}` : '-new'
  const errorAt = (field: string) => (sent?.refusal.field === field ? sent.refusal.message : undefined)
  return (
    <CheckedForm key={JSON.stringify(answer)} method="post" className={accounts.form}>
      <RefusalNotice refusal={sent && sent.refusal.field === null ? sent.refusal : null} />
      {answer ? <input type="hidden" name="id" value={answer.id} /> : null}
      <Field
        id={`label${suffix}`}
        name="label"
        label={t('label')}
        hint={answer ? undefined : t('labelHint')}
        maxLength={LABEL_MAX}
        defaultValue={sent?.typed.label ?? answer?.label}
        error={errorAt('label')}
        required
      />
      <TextArea
        id={`text${suffix}`}
        name="text"
        label={t('text')}
        rows={3}
        maxLength={TEXT_MAX}
        defaultValue={sent?.typed.text ?? answer?.text}
        error={errorAt('text')}
        spellCheck
        lang="fr"
        required
      />
      <div className={accounts.actions}>
        <Button type="submit" name="intent" value={answer ? 'change' : 'add'} variant="secondary" busy={busy}>
          {t(answer ? 'save' : 'add')}
        </Button>
        {answer ? (
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet"
            formNoValidate
            aria-label={t('removeNamed', { label: answer.label })}
          >
            {t('remove')}
          </Button>
        ) : null}
      </div>
    </CheckedForm>
  )
}
