import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import { EXCLUSION_MONTHS, LENGTHS, WISH, WISH_HOURS } from '../../../people/pauses/rules.ts'
import { texts } from '../../../people/pauses/texts.ts'

export type Intent = 'break' | 'exclusion' | 'end' | 'keep'

/** The values of a refused form. */
export interface Refused {
  intent: Intent
  field: string | null
  message: string
  length: string
  wish: string
}

const errorAt = (refused: Refused | null, intent: Intent, field: string) =>
  refused?.intent === intent && refused.field === field ? refused.message : undefined

export function BreakForm({ lengthens, refused }: { lengthens: boolean; refused: Refused | null }) {
  const t = useTexts(texts)
  return (
    <Section title={t('breakTitle')}>
      <p>{t('breakLead')}</p>
      <Form method="post" className={accounts.form}>
        <Select
          name="length"
          label={t('length')}
          defaultValue={refused?.length || 'week'}
          error={errorAt(refused, 'break', 'length')}
          options={LENGTHS.map((value) => ({ value, label: t(`length.${value}`) }))}
        />
        <Checkbox
          id="understood-break"
          name="understood"
          value="1"
          label={t('understoodBreak')}
          error={errorAt(refused, 'break', 'understood')}
          required
        />
        <div className={accounts.actions}>
          <Button type="submit" name="intent" value="break">
            {t(lengthens ? 'lengthen' : 'takeBreak')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

export function ExclusionForm({ refused }: { refused: Refused | null }) {
  const t = useTexts(texts)
  const months = EXCLUSION_MONTHS
  return (
    <Section title={t('exclusionTitle')}>
      <p>{t('exclusionLead', { months })}</p>
      <Form method="post" className={accounts.form}>
        <Checkbox
          id="understood-exclusion"
          name="understood"
          value="1"
          label={t('understoodExclusion', { months })}
          error={errorAt(refused, 'exclusion', 'understood')}
          required
        />
        <div className={accounts.actions}>
          <Button type="submit" name="intent" value="exclusion" variant="secondary">
            {t('exclude')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

/** The form to end an exclusion by typing a sentence. */
export function WishForm({ refused }: { refused: Refused | null }) {
  const t = useTexts(texts)
  return (
    <Section title={t('wishTitle')}>
      <p>{t('wishLead', { hours: WISH_HOURS })}</p>
      <Form method="post" className={accounts.form}>
        <Field
          name="wish"
          label={t('wish', { wish: WISH })}
          defaultValue={refused?.wish}
          error={errorAt(refused, 'end', 'wish')}
          autoComplete="off"
          maxLength={200}
          required
        />
        <div className={accounts.actions}>
          <Button type="submit" name="intent" value="end" variant="secondary">
            {t('askEnd')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}
