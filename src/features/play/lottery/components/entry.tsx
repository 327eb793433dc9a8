import { Form, href } from 'react-router'
import { inMinutes } from '../../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { EntryView, LotteryView } from '../read-lottery.server.ts'
import { LOTTERY_PAGE } from '../rules.ts'
import { texts } from '../texts.ts'

interface Props {
  lottery: LotteryView
  entry: EntryView | null
  viewer: 'visitor' | 'client' | 'other'
}

/** Enters and leaves an open lottery. */
export function EntryForm({ lottery, entry, viewer }: Props) {
  const t = useTexts(texts)
  if (entry) {
    return (
      <Section title={t('enterTitle')}>
        <Notice tone="good">{t('entered', { code: entry.code })}</Notice>
        <p>{t('keepCode')}</p>
        <Form method="post">
          <input type="hidden" name="id" value={lottery.id} />
          <Button type="submit" name="intent" value="leave" variant="secondary">
            {t('leave')}
          </Button>
        </Form>
      </Section>
    )
  }
  return (
    <Section title={t('enterTitle')}>
      <p>{t('enterLead')}</p>
      {viewer === 'client' ? (
        <Form method="post">
          <Button type="submit" name="intent" value="enter">
            {t('enter')}
          </Button>
        </Form>
      ) : null}
      {viewer === 'visitor' ? (
        <p>
          <ButtonLink to={`${href('/connexion')}?retour=${encodeURIComponent(LOTTERY_PAGE)}`}>{t('signIn')}</ButtonLink>
        </p>
      ) : null}
      {viewer === 'other' ? <p>{t('clientsOnly')}</p> : null}
    </Section>
  )
}

/** What became of an entry once entries are over. */
export function EntryOutcome({ lottery, entry }: Omit<Props, 'viewer'>) {
  const t = useTexts(texts)
  if (!entry) return null
  const { code } = entry
  const { outcome, prizeSeconds } = lottery
  if (!outcome) return <p>{t('yourCode', { code })}</p>
  if (outcome.code !== code) return <p>{t('notWon', { code })}</p>
  return outcome.isGiven ? <Notice tone="good">{t('won', { code, time: inMinutes(prizeSeconds) })}</Notice> : null
}
