import { useNavigation } from 'react-router'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Pack } from '../../../house/ledger/rules.ts'
import { FirstChoice } from '../../../people/budget/components/first-choice.tsx'
import { CardChoice, type ShownCards } from '../../../people/cards/components/card-choice.tsx'
import { texts } from '../texts.ts'
import styles from '../wallet.module.css'

interface PacksProps {
  packs: readonly Pack[]
  formKey: string
  returnTo: string
  /** Whether a budget is still to be chosen, as with a first purchase. */
  asksBudget: boolean
  /** Undefined where the provider keeps no cards. */
  cards: ShownCards | undefined
  /** The open room from which it is bought. */
  room: number | null
  refused: {
    refusal: { field: string | null; message: string }
    typed: { budget?: string; monthCap?: string }
  } | null
}

/** The packs on sale, a button for each. */
export function Packs({ packs, formKey, returnTo, asksBudget, cards, room, refused }: PacksProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state === 'submitting'
  const { field = null, message = '' } = asksBudget && refused ? refused.refusal : {}
  return (
    <CheckedForm method="post" className={styles.form} refused={field === null ? [] : [{ id: field, message }]}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {room === null ? null : <input type="hidden" name="consultation" value={room} />}
      {asksBudget ? <FirstChoice typed={refused?.typed} refusal={refused?.refusal ?? null} /> : null}
      {cards === undefined ? null : <CardChoice cards={cards} />}
      <div className={styles.packs}>
        {packs.map((pack) => (
          <Button key={pack.id} type="submit" name="packId" value={pack.id} variant="secondary" busy={busy}>
            {t(cards?.length ? 'pay' : 'buy', { amount: inEuros(pack.amount) })}
          </Button>
        ))}
      </div>
    </CheckedForm>
  )
}
