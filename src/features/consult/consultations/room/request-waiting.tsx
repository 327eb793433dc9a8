import { inMinutes } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CallFailure } from '../../../../ui/calls/call-failure.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ACCEPT_WITHIN } from '../../rooms/rules.ts'
import styles from './room.module.css'
import { ROOM_ACTION, type RoomLink } from './room-link.ts'
import type { RoomState } from './room-state.ts'
import { texts } from './texts.ts'
import { useElapsed } from './use-room.ts'
import { WithoutScripts } from './without-scripts.tsx'

/** A request that waits for an answer; nothing is billed, and it can be withdrawn. */
export function RequestWaiting({ state, link }: { state: RoomState; link: RoomLink }) {
  const t = useTexts(texts)
  const { consultation } = state
  const elapsed = useElapsed(state.shownAt, true)
  const left = Math.max(0, Math.ceil((consultation.answerWithin ?? 0) - elapsed))
  return (
    <Card className={styles.request}>
      <h2>{t('waitingTitle', { name: consultation.psychic.name })}</h2>
      <p className={styles.live}>
        {t(consultation.channel === 'phone' ? 'waitingPhone' : 'waitingLead', { time: inMinutes(left) })}
      </p>
      <WithoutScripts consultation={consultation} />
      <CallFailure action={ROOM_ACTION} />
      <progress className={styles.live} max={ACCEPT_WITHIN} value={left} aria-hidden="true" />
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void link.act('cancel')
        }}
      >
        <Button type="submit" name="intent" value="cancel" variant="secondary">
          {t('cancel')}
        </Button>
      </form>
    </Card>
  )
}
