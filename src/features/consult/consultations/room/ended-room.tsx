import type { ReactNode } from 'react'
import { inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CarePanel } from '../../care/components/care-panel.tsx'
import { ReviewPlace } from '../../reviews/components/review-place.tsx'
import { receiptAddress } from '../../rooms/addresses.ts'
import type { Receipt } from '../../rooms/read-receipt.server.ts'
import { MessagePane } from './message-pane.tsx'
import styles from './room.module.css'
import type { RoomState } from './room-state.ts'
import { texts } from './texts.ts'

interface EndedRoomProps {
  state: RoomState
  /** null until the page has it. */
  receipt: Pick<Receipt, 'seconds' | 'total' | 'waived' | 'held' | 'givenBack' | 'mayReview' | 'reviewed'> | null
  said: Parameters<typeof ReviewPlace>[0]['said']
  /** What comes after the consultation. */
  children: ReactNode
}

/** A finished consultation for its client: the reason, the receipt, the review and the conversation. */
export function EndedRoom({ state, receipt, said, children }: EndedRoomProps) {
  const t = useTexts(texts)
  const { id, endReason, psychic } = state.consultation
  const { name } = psychic
  const isCare = endReason === 'care'
  const isCounted = receipt !== null && !receipt.waived && !receipt.held && !receipt.givenBack
  return (
    <>
      {isCare ? <CarePanel name={null} /> : null}
      <div className={styles.ended}>
        <p>{t(`ended.client.${endReason}` as 'ended.client.client', { name })}</p>
        {isCounted ? (
          <p>{t('endedCost', { time: inMinutes(receipt.seconds), amount: inEuros(receipt.total) })}</p>
        ) : null}
        {receipt?.waived ? <p>{t('endedWaived')}</p> : null}
        {isCare ? null : <p>{t('goodbye')}</p>}
        <ButtonLink to={receiptAddress(id)}>{t('toReceipt')}</ButtonLink>
      </div>
      {receipt ? <ReviewPlace review={receipt} said={said} /> : null}
      {children}
      <MessagePane state={state} />
    </>
  )
}
