import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { call } from '../../../../platform/contract/call.ts'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PackTerms } from '../../../content/pack-prices/components/pack-terms.tsx'
import type { PackForSale } from '../../../content/pack-prices/rules.ts'
import { FirstChoice } from '../../../people/budget/components/first-choice.tsx'
import { CardChoice, type ShownCards } from '../../../people/cards/components/card-choice.tsx'
import type { cardsContract } from '../../../people/cards/contract.server.ts'
import { roomAddress } from '../../rooms/addresses.ts'
import styles from './room.module.css'
import { texts } from './texts.ts'

interface TopUpProps {
  consultationId: number
  packs: readonly PackForSale[]
  /** Whether a budget is still to be chosen, as with a first purchase. */
  asksBudget: boolean
  /** Whether the provider keeps cards. */
  keepsCards: boolean
}

export interface Opened {
  /** A new one for each time that it is opened; null while it is closed. */
  formKey: string | null
  onClose: () => void
}

interface Refused {
  refusal: { code: number; message: string; field: string | null }
  typed: { budget?: string; monthCap?: string }
}

const savedCards = () =>
  call<(typeof cardsContract)['listCards']>('GET', '/api/wallet/cards')
    .then(({ cards }) => cards)
    .catch(() => null)

/**
 * Buys credit from the room. A saved card is charged while the room stays as it is; a payment page or a bank that asks
 * leads back to the room, whose meter is paused meanwhile.
 */
export function TopUp({ consultationId, packs, asksBudget, keepsCards, formKey, onClose }: TopUpProps & Opened) {
  const t = useTexts(texts)
  const [cards, setCards] = useState<ShownCards | undefined>(undefined)
  const { Form, state, data } = useFetcher<Refused | undefined>({ key: `top-up-${formKey}` })
  const busy = state !== 'idle'
  const wasBusy = useRef(false)
  useEffect(() => {
    // Without an answer for the form, it led on: to the bank, or back to this room.
    if (wasBusy.current && !busy && data === undefined) onClose()
    wasBusy.current = busy
  }, [busy, data, onClose])
  useEffect(() => {
    if (keepsCards && formKey !== null) void savedCards().then(setCards)
  }, [keepsCards, formKey])
  const isAtField = asksBudget && (data?.refusal.field === 'budget' || data?.refusal.field === 'monthCap')
  return (
    <Dialog open={formKey !== null} title={t('topUpHereTitle')} onClose={onClose}>
      <p>{t('topUpHereLead')}</p>
      {data && !isAtField ? <RefusalNotice refusal={{ ...data.refusal, field: null }} /> : null}
      <Form method="post" action={href('/wallet')} className={styles.topUp}>
        <input type="hidden" name="key" value={formKey ?? ''} />
        <input type="hidden" name="returnTo" value={roomAddress(consultationId)} />
        <input type="hidden" name="consultation" value={consultationId} />
        {asksBudget ? <FirstChoice typed={data?.typed} refusal={data?.refusal ?? null} /> : null}
        {keepsCards && cards === undefined ? <p role="status">{t('cardsWait')}</p> : null}
        {cards === undefined ? null : <CardChoice cards={cards} />}
        <div className={styles.packs}>
          {packs.map((pack) => (
            <div key={pack.id}>
              <Button
                type="submit"
                name="packId"
                value={pack.id}
                variant="secondary"
                busy={busy || (keepsCards && cards === undefined)}
              >
                {t(cards?.length || pack.offered > 0 ? 'pay' : 'buy', { amount: inEuros(pack.amount) })}
              </Button>
              <PackTerms pack={pack} />
            </div>
          ))}
        </div>
      </Form>
    </Dialog>
  )
}
