import { inMinutes } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from './room.module.css'
import type { RoomLink } from './room-link.ts'
import { otherOf, type RoomState } from './room-state.ts'
import { texts } from './texts.ts'
import { useSecondsTo } from './use-seconds-to.ts'

/** How much longer the meter waits for the client's payment; the client may go on at once. */
export function PayingFor({ state: { consultation, payBy }, link }: { state: RoomState; link: RoomLink }) {
  const t = useTexts(texts)
  const left = useSecondsTo(payBy) ?? consultation.meter?.paysWithin ?? null
  if (consultation.meter?.pauseReason !== 'payment' || left === null) return null
  const { side } = consultation
  return (
    <div className={styles.paying}>
      <p>{t(`payingFor.${side}`, { name: otherOf(consultation), time: inMinutes(left) })}</p>
      {side === 'client' ? (
        <Button type="button" variant="secondary" onClick={() => void link.act('beat', { here: true })}>
          {t('goOn')}
        </Button>
      ) : null}
    </div>
  )
}
