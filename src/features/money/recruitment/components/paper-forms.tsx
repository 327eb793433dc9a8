import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { paperTexts } from '../paper-texts.ts'
import { PAPER_KINDS } from '../rules.ts'

/** The form of a page that was refused, if it is this one. */
export interface SentProps {
  sent: { refusal: ShownRefusal; typed: Record<string, string> } | undefined
}

const errorOf = (sent: SentProps['sent'], field: string) =>
  sent?.refusal.field === field ? sent.refusal.message : undefined

/** Sends a picture of a paper. */
export function PaperForm({ sent }: SentProps) {
  const t = useTexts(paperTexts)
  const busy = useNavigation().state !== 'idle'
  return (
    <CheckedForm method="post" encType="multipart/form-data" className={accounts.form}>
      <RefusalNotice refusal={sent?.refusal} />
      <p>{t('papersLead')}</p>
      <Select
        name="kind"
        label={t('paperKind')}
        options={PAPER_KINDS.map((value) => ({ value: value as string, label: t(`kind.${value}`) }))}
        defaultValue={sent?.typed.kind}
        error={errorOf(sent, 'kind')}
      />
      <Field
        name="file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
        label={t('file')}
        error={errorOf(sent, 'file')}
        required
      />
      <div className={accounts.actions}>
        <Button type="submit" name="intent" value="paper" busy={busy}>
          {t('addPaper')}
        </Button>
      </div>
    </CheckedForm>
  )
}

/** Signs the charter that is above. */
export function CharterForm({ sent }: SentProps) {
  const t = useTexts(paperTexts)
  const busy = useNavigation().state !== 'idle'
  return (
    <CheckedForm method="post" className={accounts.form}>
      <RefusalNotice refusal={sent?.refusal} />
      <Field
        name="fullName"
        label={t('charterName')}
        autoComplete="name"
        maxLength={120}
        defaultValue={sent?.typed.fullName}
        error={errorOf(sent, 'fullName')}
        required
      />
      <Checkbox name="agreed" label={t('charterAgree')} error={errorOf(sent, 'agreed')} required />
      <div className={accounts.actions}>
        <Button type="submit" name="intent" value="sign" busy={busy}>
          {t('charterSign')}
        </Button>
      </div>
    </CheckedForm>
  )
}
