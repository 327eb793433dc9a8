import { useState } from 'react'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { CallFailure } from '../../../ui/calls/call-failure.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { CarePanel } from '../../care/components/care-panel.tsx'
import { reportPage } from '../../care/rules.ts'
import { notePage } from '../../notes/rules.ts'
import { texts as notesTexts } from '../../notes/texts.ts'
import { texts } from '../texts.ts'
import { Composer } from './composer.tsx'
import { MessagePane } from './message-pane.tsx'
import { MeterPanel } from './meter-panel.tsx'
import styles from './room.module.css'
import { ROOM_ACTION, type RoomLink } from './room-link.ts'
import type { RoomState } from './room-state.ts'
import { TopUp } from './top-up.tsx'
import { WithoutScripts } from './without-scripts.tsx'

interface RoomProps {
  state: RoomState
  link: RoomLink
  /** Of the other side, where there is one. */
  portrait?: string | null
  /** Whether the room is the page, its name the page's own. */
  whole?: boolean
  /** A message that was refused, given back. */
  typed?: string | undefined
}

/** An open consultation, the same for both sides: who is there and what it costs, what was said, what is being said. */
export function Room({ state, link, portrait = null, whole = false, typed }: RoomProps) {
  const t = useTexts(texts)
  const { consultation } = state
  const other = consultation.side === 'client' ? consultation.psychic.name : consultation.client.firstName
  const away = consultation.meter?.pauseReason === 'drop'
  const Title = whole ? 'h1' : 'h3'
  return (
    <div className={classNames(styles.room, whole && styles.whole)}>
      <div className={classNames('night', styles.side)}>
        <div className={styles.who}>
          <Avatar name={other} src={portrait} size={48} eager />
          <Title className={styles.name}>{t('roomTitle', { name: other })}</Title>
          {consultation.side === 'client' ? (
            <a className={styles.report} href={reportPage(consultation.id)} target="_blank" rel="noopener">
              {t('report')}
            </a>
          ) : null}
        </div>
        <div className={styles.live}>
          <MeterPanel consultation={consultation} shownAt={state.shownAt} />
        </div>
        <div className={styles.actions}>
          {consultation.side === 'client' ? (
            <span className={styles.live}>
              <TopUp />
            </span>
          ) : (
            <StopButton intent="danger" onConfirm={() => void link.act('danger')} />
          )}
          <StopButton intent="end" onConfirm={() => void link.act('end')} />
        </div>
      </div>
      <div id="salon" className={styles.talk}>
        {consultation.side === 'client' && consultation.psychic.isAutomaton ? (
          <p className={styles.automaton}>{t('automaton', { name: other })}</p>
        ) : null}
        {state.online ? null : <Notice>{t('offline')}</Notice>}
        <CallFailure action={ROOM_ACTION} />
        <WithoutScripts consultation={consultation} />
        <div className={classNames(styles.live, styles.said)}>
          <MessagePane state={state} onRetry={(message) => void link.retry(message)} onSeen={() => link.markRead()} />
        </div>
        <Composer
          typed={typed}
          blocked={away ? t('paused', { name: other }) : null}
          onSend={(text) => void link.send(text)}
          onTyping={() => link.typing()}
        />
      </div>
      <Dialog
        open={consultation.meter?.asked === true}
        title={t('askedTitle')}
        onClose={() => void link.act('beat', { here: true })}
      >
        <p>{t(consultation.meter?.pauseReason === 'absence' ? 'askedPausedLead' : 'askedLead')}</p>
        <Button type="button" onClick={() => void link.act('beat', { here: true })}>
          {t('here')}
        </Button>
      </Dialog>
    </div>
  )
}

/** Ends the room, once it is confirmed: because one wishes to, or because the client is in danger. */
function StopButton({ intent, onConfirm }: { intent: 'end' | 'danger'; onConfirm: () => void }) {
  const t = useTexts(texts)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <Button type="submit" name="intent" value={intent} variant="secondary">
          {t(intent)}
        </Button>
      </form>
      <Dialog open={asking} title={t(`${intent}Title`)} onClose={() => setAsking(false)}>
        <p>{t(`${intent}Lead`)}</p>
        <div className={styles.choices}>
          <Button
            type="button"
            onClick={() => {
              setAsking(false)
              onConfirm()
            }}
          >
            {t(`${intent}Confirm`)}
          </Button>
          <Button type="button" variant="quiet" onClick={() => setAsking(false)}>
            {t('endCancel')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** A consultation that is over: what was said, and for the client the way to the receipt. */
export function EndedRoom({ state }: { state: RoomState }) {
  const t = useTexts(texts)
  const notes = useTexts(notesTexts)
  const { consultation } = state
  const reason = `reason.${consultation.endReason}` as 'reason.client'
  return (
    <>
      {consultation.endReason === 'care' ? (
        <CarePanel name={consultation.side === 'psychic' ? consultation.client.firstName : null} />
      ) : null}
      <Notice tone="good">
        <p>
          {t('endedTitle')} {t(reason)}.
        </p>
        {consultation.side === 'client' ? (
          <ButtonLink to={`/consultations/${consultation.id}/recu`}>{t('toReceipt')}</ButtonLink>
        ) : (
          <ButtonLink to={notePage(consultation.id)}>
            {notes('toNote', { name: consultation.client.firstName })}
          </ButtonLink>
        )}
      </Notice>
      <MessagePane state={state} />
    </>
  )
}
