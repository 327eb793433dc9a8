import { useFault } from '../../../../ui/field/faults-context.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { describe } from '../../../../ui/field/frame.tsx'
import { RadioGroup, UnderRadio } from '../../../../ui/field/radio-group.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './budget.module.css'

interface FirstChoiceProps {
  /** What was typed, after a refusal. */
  typed: { budget?: string; monthCap?: string } | undefined
  refusal: { field: string | null; message: string } | null
}

/** The choice made with a first purchase: a cap per month, or none. Nothing is chosen in advance. */
export function FirstChoice({ typed, refusal }: FirstChoiceProps) {
  const t = useTexts(texts)
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const error = useFault('budget', errorAt('budget'))
  const { 'aria-invalid': invalid } = describe('budget', { error })
  const radio = (value: 'capped' | 'free', label: string) => (
    <label>
      <input
        type="radio"
        name="budget"
        value={value}
        defaultChecked={typed?.budget === value}
        aria-invalid={invalid}
        required
      />{' '}
      {label}
    </label>
  )
  return (
    <>
      <p>{t('firstLead')}</p>
      <RadioGroup id="budget" legend={t('choose')} error={error}>
        {radio('capped', t('capped'))}
        <UnderRadio>
          <div className={styles.typed}>
            {' '}
            <Field
              name="monthCap"
              label={t('monthCap')}
              defaultValue={typed?.monthCap}
              error={errorAt('monthCap')}
              pattern="[0-9]{1,5}([.,][0-9]{1,2})?"
              title={t('capTitle')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
            />
          </div>
        </UnderRadio>
        {radio('free', t('uncapped'))}
      </RadioGroup>
    </>
  )
}
