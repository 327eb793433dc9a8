import type { ErrorCode } from '../../../../errors.ts'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { reportPage } from '../../care/rules.ts'
import type { Side } from '../../rooms/rules.ts'
import type { FollowUp } from '../read-follow-up.server.ts'
import { FORMS, PLACE } from '../rules.ts'
import { texts } from '../texts.ts'
import { CareFirst } from './care-first.tsx'
import { ConsentForm, RevokeForm } from './consent-form.tsx'
import styles from './follow-up.module.css'
import { WordForm } from './word-form.tsx'

const CARE_FIRST: ErrorCode<'careFirst'> = 4561

/** A refused form of a page, with what was typed. */
export interface SaidOnPage {
  refusal: ShownRefusal
  typed: { intent?: string; text?: string }
}

/** A refusal of this section's own forms. */
export const ofFollowUp = <S extends SaidOnPage>(said: S | null): S | null =>
  FORMS.some((one) => one === said?.typed.intent) ? said : null

interface Props {
  id: number
  side: Side
  /** Who is on the other side. */
  name: string
  followUp: FollowUp
  said: SaidOnPage | null
}

/** What comes after a consultation: the client's consent, one message and one answer. Nothing if there is none. */
export function FollowUpSection({ id, side, name, followUp, said: onPage }: Props) {
  const t = useTexts(texts)
  const said = ofFollowUp(onPage)
  const { asks, mayRevoke, mayWrite, mayAnswer, until, message, answer } = followUp
  const unsent = said && !mayWrite && !mayAnswer ? said.typed.text : null
  if (!asks && !mayRevoke && !mayWrite && !message && !unsent) return null
  const day = until ? inDay(until) : ''
  const authors = { client: side === 'client' ? null : name, psychic: side === 'psychic' ? null : name }
  return (
    <Section title={t('title')} id={PLACE}>
      {asks ? <ConsentForm name={name} day={day} /> : null}
      {mayRevoke ? <RevokeForm name={name} day={day} /> : null}
      {mayWrite ? (
        <>
          <p>{t('writeLead', { name, day })}</p>
          <WordForm kind="followUp" said={said} />
        </>
      ) : null}
      {unsent ? <Unsent text={unsent} /> : null}
      {message ? <Word of={message} by={authors.psychic} /> : null}
      {answer ? <Word of={answer} by={authors.client} /> : null}
      {said?.refusal.code === CARE_FIRST ? <CareFirst /> : null}
      {mayAnswer ? <WordForm kind="followUpAnswer" said={said} /> : null}
      {message && !answer && side === 'psychic' ? <p>{t('waits', { name })}</p> : null}
      {answer ? <p>{t('closed')}</p> : null}
      {message && side === 'client' ? (
        <p>
          <a href={reportPage(id)}>{t('report')}</a>
        </p>
      ) : null}
    </Section>
  )
}

/** Words that can't be sent any more, for their author to keep. */
function Unsent({ text }: { text: string }) {
  const t = useTexts(texts)
  return (
    <div className={styles.word}>
      <h3>{t('unsent')}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  )
}

/** `by` is null for the reader's own words. */
function Word({ of, by }: { of: NonNullable<FollowUp['message']>; by: string | null }) {
  const t = useTexts(texts)
  const day = inDay(of.at)
  return (
    <div className={styles.word}>
      <h3>{by === null ? t('byYou', { day }) : t('by', { name: by, day })}</h3>
      <p className={styles.text}>{of.text}</p>
    </div>
  )
}
