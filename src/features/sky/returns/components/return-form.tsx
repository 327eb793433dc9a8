import { useNavigation } from 'react-router'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CityField } from '../../../house/suggestions/components/suggested-field.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { PLACE_MAX } from '../../charts/birth-fields.ts'
import styles from '../../charts/components/birth-form.module.css'
import { Choices } from '../../charts/components/choices.tsx'
import { texts as births } from '../../charts/form-texts.ts'
import type { AskedPlace, TypedReturn } from '../ask-return.server.ts'
import { texts } from '../texts.ts'

const LAST_YEAR = 2100

interface ReturnFormProps {
  year: number
  /** The first year that can be asked for. */
  from: number
  typed: TypedReturn | null
  asked: AskedPlace
  refusal: ShownRefusal | null
}

/** Where somebody spends a birthday is nobody's business: it is posted, and in no address. */
export function ReturnForm({ year, from, typed, asked, refusal }: ReturnFormProps) {
  const t = useTexts(texts)
  const b = useTexts(births)
  const busy = useNavigation().state !== 'idle'
  const refused = [
    ...(refusal ? [{ id: 'annee', message: refusal.message }] : []),
    ...(asked.fault ? [{ id: 'lieu', message: b(asked.fault) }] : []),
  ]
  return (
    <Section title={t('formTitle')}>
      <CheckedForm method="post" refused={refused} className={styles.form}>
        <Field
          key={year}
          name="annee"
          type="number"
          inputMode="numeric"
          label={t('year')}
          hint={t('yearHint', { from: String(from) })}
          error={refusal?.message}
          min={from}
          max={LAST_YEAR}
          defaultValue={year}
          required
        />
        <CityField
          name="lieu"
          label={t('where')}
          hint={t('whereHint')}
          error={asked.fault && b(asked.fault)}
          defaultValue={typed?.lieu ?? ''}
          maxLength={PLACE_MAX}
        />
        {asked.choices.length > 0 ? (
          <Choices
            key={typed?.lieu}
            id="ville"
            name="ville"
            legend={t('whichPlace')}
            choices={asked.choices}
            chosen={itemAt(asked.choices, 0).value}
          />
        ) : null}
        <Button type="submit" busy={busy}>
          {t('compute')}
        </Button>
        <p className={styles.note}>{t('kept')}</p>
      </CheckedForm>
    </Section>
  )
}
