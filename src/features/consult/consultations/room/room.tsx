import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { CallFailure } from '../../../../ui/calls/call-failure.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FILLS_SCREEN } from '../../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { CallPanel } from '../../calls/components/call-panel.tsx'
import type { Quoted } from '../../media/components/quote.tsx'
import { MessagePane } from './message-pane.tsx'
import { PayingFor } from './paying-for.tsx'
import { PhoneState } from './phone-state.tsx'
import styles from './room.module.css'
import { ROOM_ACTION, type RoomLink } from './room-link.ts'
import { RoomSide } from './room-side.tsx'
import { otherOf, type RoomState } from './room-state.ts'
import { ClosesIn, SpeakBy } from './speak-by.tsx'
import { texts } from './texts.ts'
import type { Opened } from './top-up.tsx'
import { useScreenHeight } from './use-screen-height.ts'
import { WithoutScripts } from './without-scripts.tsx'
import { Writing } from './writing.tsx'

interface RoomProps {
  state: RoomState
  link: RoomLink
  /** The other side's portrait, if any. */
  portrait?: string | null
  /** A refused message, given back to the field. */
  typed?: string | undefined
  /** Content that comes first on the page. */
  head?: ReactNode
  /** Buys credit from the room; for its client. */
  topUp?: ((opened: Opened) => ReactNode) | undefined
  /** Further tools for the reader. */
  beside?: ReactNode
  /** A tool that puts prepared sentences into the field. */
  prepared?: ((onChoose: (text: string) => void) => ReactNode) | undefined
}

/**
 * An open consultation, the same for both sides and filling the page: the other person and the cost, the messages, and
 * the composer. Only the messages scroll.
 */
export function Room({ state, link, portrait = null, typed, head, topUp, beside, prepared }: RoomProps) {
  const t = useTexts(texts)
  const { consultation } = state
  const name = otherOf(consultation)
  const [replying, setReplying] = useState<Quoted | null>(null)
  const replied = useCallback(() => setReplying(null), [])
  useScreenHeight()
  const here = () => void link.act('beat', { here: true })
  return (
    <main id="content" tabIndex={-1} className={styles.room} {...FILLS_SCREEN}>
      <RoomSide state={state} link={link} portrait={portrait} topUp={topUp} beside={beside} />
      <div id="salon" className={styles.talk}>
        {head}
        {state.online ? null : <p className={styles.offline}>{t('offline')}</p>}
        <CallFailure action={ROOM_ACTION} />
        {consultation.channel === 'web-call' ? (
          <CallPanel
            id={consultation.id}
            side={consultation.side}
            name={name}
            isAutomaton={consultation.side === 'client' && consultation.psychic.isAutomaton}
            unheardBy={consultation.meter?.unheardBy ?? null}
          />
        ) : null}
        {consultation.channel === 'phone' ? <PhoneState consultation={consultation} name={name} /> : null}
        <WithoutScripts consultation={consultation} />
        <div className={classNames(styles.live, styles.said)}>
          <MessagePane
            state={state}
            onRetry={(message) => void link.retry(message)}
            onCancel={(message) => link.cancel(message)}
            onReply={setReplying}
            onSeen={() => link.markRead()}
          />
        </div>
      </div>
      <div className={styles.write}>
        <SpeakBy state={state} />
        <ClosesIn state={state} />
        <PayingFor state={state} link={link} />
        <Writing state={state} link={link} typed={typed} replying={replying} onReplied={replied} prepared={prepared} />
      </div>
      <Dialog open={consultation.meter?.asked === true} title={t('askedTitle')} onClose={here}>
        <p>{t(consultation.meter?.pauseReason === 'absence' ? 'askedPausedLead' : 'askedLead')}</p>
        <Button type="button" onClick={here}>
          {t('here')}
        </Button>
      </Dialog>
    </main>
  )
}
