import { useNavigation } from 'react-router'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { packs } from '../../../house/ledger/rules.ts'
import { FirstChoice } from '../../../people/budget/components/first-choice.tsx'
import { texts } from '../texts.ts'
import styles from '../wallet.module.css'

interface PacksProps {
  formKey: string
  returnTo: string
  /** Whether a budget is still to be chosen, as with a first purchase. */
  asksBudget: boolean
  refused: {
    refusal: { field: string | null; message: string }
    typed: { budget?: string; monthCap?: string }
  } | null
}

/** The packs for sale, a button for each. */
export function Packs({ formKey, returnTo, asksBudget, refused }: PacksProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state === 'submitting'
  const { field = null, message = '' } = asksBudget && refused ? refused.refusal : {}
  return (
    <CheckedForm method="post" className={styles.form} refused={field === null ? [] : [{ id: field, message }]}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {asksBudget ? <FirstChoice typed={refused?.typed} refusal={refused?.refusal ?? null} /> : null}
      <div className={styles.packs}>
        {packs.map((pack) => (
          <Button key={pack.id} type="submit" name="packId" value={pack.id} variant="secondary" busy={busy}>
            {t('buy', { amount: inEuros(pack.amount) })}
          </Button>
        ))}
      </div>
    </CheckedForm>
  )
}
