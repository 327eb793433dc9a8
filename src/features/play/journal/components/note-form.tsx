import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { NOTE_MAX } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './entry.module.css'

interface NoteFormProps {
  note: string
  refusal: ShownRefusal | null
}

export function NoteForm({ note, refusal }: NoteFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'note'
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <TextArea
        name="note"
        label={t('noteLabel')}
        hint={t('noteHint')}
        rows={6}
        maxLength={NOTE_MAX}
        defaultValue={note}
        error={refusal?.field === 'note' ? refusal.message : undefined}
      />
      <Button type="submit" name="intent" value="note" variant="secondary" busy={busy}>
        {t('saveNote')}
      </Button>
    </Form>
  )
}
