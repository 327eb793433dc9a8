import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FOLLOW_UP_MAX } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './follow-up.module.css'
import type { SaidOnPage } from './follow-up-section.tsx'

interface Props {
  kind: 'followUp' | 'followUpAnswer'
  said: SaidOnPage | null
}

const words = {
  followUp: { label: 'writeLabel', hint: 'writeHint', send: 'send' },
  followUpAnswer: { label: 'answerLabel', hint: 'answerHint', send: 'answer' },
} as const

/** The psychic's one message, or the client's one answer. */
export function WordForm({ kind, said }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { label, hint, send } = words[kind]
  return (
    <CheckedForm method="post" className={styles.form}>
      <TextArea
        id="follow-up"
        label={t(label)}
        hint={t(hint)}
        name="text"
        rows={6}
        maxLength={FOLLOW_UP_MAX}
        defaultValue={said?.typed.text}
        error={said?.refusal.field === 'text' ? said.refusal.message : undefined}
        required
      />
      <div>
        <Button type="submit" name="intent" value={kind} busy={busy}>
          {t(send)}
        </Button>
      </div>
    </CheckedForm>
  )
}
