import { useNavigation } from 'react-router'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Kept } from '../../../../ui/kept/kept.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PackTerms } from '../../../content/pack-prices/components/pack-terms.tsx'
import type { PackForSale } from '../../../content/pack-prices/rules.ts'
import { FirstChoice } from '../../../people/budget/components/first-choice.tsx'
import { CardChoice, type ShownCards } from '../../../people/cards/components/card-choice.tsx'
import type { RankedProducts } from '../../products/rank-products.ts'
import { texts } from '../texts.ts'
import { Ranks } from './ranks.tsx'

interface PacksProps {
  packs: readonly PackForSale[]
  /** The minutes that each pack gives, by the prices of psychics. */
  ranks: readonly RankedProducts[]
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
export function Packs({ packs, ranks, formKey, returnTo, asksBudget, cards, room, refused }: PacksProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { field = null, message = '' } = asksBudget && refused ? refused.refusal : {}
  return (
    <CheckedForm method="post" className="wallet-form" refused={field === null ? [] : [{ id: field, message }]}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {room === null ? null : <input type="hidden" name="consultation" value={room} />}
      {asksBudget ? <FirstChoice typed={refused?.typed} refusal={refused?.refusal ?? null} /> : null}
      {cards === undefined ? null : <CardChoice cards={cards} />}
      <div className="wallet-packs">
        {packs.map((pack) => (
          <div key={pack.id} className="wallet-pack">
            <Button type="submit" name="packId" value={pack.id} variant="secondary" busy={busy}>
              {t(cards?.length || pack.offered > 0 ? 'pay' : 'buy', { amount: inEuros(pack.amount) })}
            </Button>
            <PackTerms pack={pack} />
          </div>
        ))}
      </div>
      <Kept of={Ranks} with={{ packs, ranks }} />
    </CheckedForm>
  )
}
