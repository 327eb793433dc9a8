import { Form } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../appointments.module.css'
import { texts } from '../texts.ts'

interface FeedSectionProps {
  feed: { named: boolean; createdAt: Date } | null
  /** The address that was just made, shown this once. */
  made: string | null
}

export function FeedSection({ feed, made }: FeedSectionProps) {
  const t = useTexts(texts)
  return (
    <Section title={t('feedTitle')} id="agenda">
      <p>{t('feedLead')}</p>
      {made ? (
        <Notice tone="good">
          <p>{t('feedMade')}</p>
          <p className={styles.secret}>{made}</p>
        </Notice>
      ) : feed ? (
        <p>{t('feedSince', { day: inDay(feed.createdAt) })}</p>
      ) : null}
      <Form method="post" preventScrollReset className={styles.item}>
        <Checkbox name="named" label={t('feedNamed')} defaultChecked={feed?.named ?? false} />
        <div className={styles.acts}>
          <Button type="submit" name="intent" value="feed" variant="secondary">
            {t(feed ? 'feedAgain' : 'feedCreate')}
          </Button>
          {feed ? (
            <Button type="submit" name="intent" value="feed-end" variant="quiet">
              {t('feedRemove')}
            </Button>
          ) : null}
        </div>
      </Form>
    </Section>
  )
}
