import { Form, href } from 'react-router'
import { inDay, inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import { texts as careTexts } from '../../care/texts.ts'
import type { MyQuestion as Question } from '../mine.server.ts'
import { REPORT_MAX, TOPICS } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './free-questions.module.css'

/** A client's question with its answer. */
export function MyQuestion({ of }: { of: Question }) {
  const t = useTexts(texts)
  const { id, theme, question, status, wasRefused, askedAt, dueAt, answer } = of
  return (
    <Card as="li" className={styles.item} id={`question-${id}`}>
      <h2>{t('heading', { theme: t(`theme.${theme}`), day: inDay(askedAt) })}</h2>
      <p className={styles.words}>{question}</p>
      {status === 'waiting' && wasRefused ? <p>{t('waitingAgain')}</p> : null}
      {status === 'waiting' && !wasRefused ? <p>{t('waiting', { moment: inDayAndHour(dueAt) })}</p> : null}
      {status === 'lapsed' ? <p>{t('lapsed')}</p> : null}
      {answer ? <Answer id={id} answer={answer} /> : null}
      <details>
        <summary>{t('erase')}</summary>
        <Form method="post" className={styles.item}>
          <p>{t('eraseWarning')}</p>
          <input type="hidden" name="id" value={id} />
          <div>
            <Button type="submit" name="intent" value="erase" variant="danger">
              {t('erase')}
            </Button>
          </div>
        </Form>
      </details>
    </Card>
  )
}

function Answer({ id, answer }: { id: number; answer: NonNullable<Question['answer']> }) {
  const t = useTexts(texts)
  const { text, psychic, slug, writtenAt, isUseful, isReported } = answer
  return (
    <>
      <h3>
        <LinkedText
          from={texts}
          name="answeredBy"
          values={{ day: inDay(writtenAt) }}
          links={{ psychic: { href: href('/voyance/:slug', { slug }), label: psychic } }}
        />
      </h3>
      <p className={styles.words}>{text}</p>
      <Form method="post" className={styles.acts}>
        <span>{t(isUseful === null ? 'usefulQuestion' : isUseful ? 'saidUseful' : 'saidNotUseful')}</span>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="useful" variant="secondary" aria-pressed={isUseful === true}>
          {t('useful')}
        </Button>
        <Button type="submit" name="intent" value="useless" variant="secondary" aria-pressed={isUseful === false}>
          {t('notUseful')}
        </Button>
      </Form>
      {isReported ? <p>{t('reported')}</p> : <Report id={id} />}
    </>
  )
}

function Report({ id }: { id: number }) {
  const t = useTexts(texts)
  const topics = useTexts(careTexts)
  return (
    <details>
      <summary>{t('report')}</summary>
      <Form method="post" className={styles.form}>
        <p>{t('reportLead')}</p>
        <input type="hidden" name="id" value={id} />
        <Select
          id={`topic-${id}`}
          label={t('topic')}
          name="topic"
          options={[
            { value: '', label: t('choose') },
            ...TOPICS.map((value) => ({ value: value as string, label: topics(`topic.${value}`) })),
          ]}
          required
        />
        <TextArea id={`words-${id}`} label={t('words')} name="words" maxLength={REPORT_MAX} />
        <div>
          <Button type="submit" name="intent" value="report" variant="secondary">
            {t('sendReport')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
