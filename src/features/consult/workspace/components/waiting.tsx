import { useState } from 'react'
import { href, Link } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { AppointmentView } from '../../appointments/views.ts'
import { POOL_PAGE } from '../../free-questions/rules.ts'
import { QueueSection } from '../../queue/components/queue-section.tsx'
import type { Queue } from '../../queue/lead-queue.server.ts'
import { texts } from '../texts.ts'

interface WaitingProps {
  /** The name of the client of the open room; null without one. */
  current: string | null
  queue: Queue
  /** How many free questions wait. */
  questions: number
  /** How many questions by text message wait for the psychic. */
  waitingTexts: number
  appointments: readonly AppointmentView[]
}

/** All that waits for the psychic: beside the work on a wide screen, unfolded from one line in a room on a small one. */
export function Waiting({ current, queue, questions, waitingTexts, appointments }: WaitingProps) {
  const t = useTexts(texts)
  const [open, setOpen] = useState(false)
  const count = queue.people.length + questions + waitingTexts
  return (
    <aside className="workplace-waiting" data-open={open} data-room={current !== null} aria-label={t('waitingTitle')}>
      <button
        type="button"
        className="workplace-all"
        aria-expanded={open}
        aria-controls="waiting-lists"
        aria-keyshortcuts="L"
        onClick={() => setOpen(!open)}
      >
        {t('waitingCount', { count })}
      </button>
      <div id="waiting-lists" className="workplace-lists">
        {current ? <p className="workplace-current">{t('currentRoom', { name: current })}</p> : null}
        <QueueSection queue={queue} />
        <Section title={t('planning')}>
          {appointments.length === 0 ? <p>{t('noAppointment')}</p> : null}
          <ul className="workplace-list">
            {appointments.map(({ id, client, startsAt, state }) => (
              <li key={id}>
                <Link to={href('/espace-voyant/rendez-vous')}>
                  {t(state === 'confirmed' ? 'appointment' : 'appointmentAsked', {
                    name: client.firstName,
                    time: inDayAndHour(startsAt),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t('pools')}>
          <ul className="workplace-list">
            <li>
              <Link to={POOL_PAGE}>
                {questions === 0 ? t('noQuestions') : t('questionsWait', { count: questions })}
              </Link>
            </li>
            <li>
              <Link to={href('/espace-voyant/sms')}>
                {waitingTexts === 0 ? t('noTexts') : t('textsWait', { count: waitingTexts })}
              </Link>
            </li>
          </ul>
        </Section>
      </div>
    </aside>
  )
}
