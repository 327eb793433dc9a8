import { data, Form, href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { inDayAndHour, inEuros } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, redirectTo, requireSignedIn, shown } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/pool.page'
import { answerQuestion } from './answer-question.server.ts'
import { AnswerForm } from './components/answer-form.tsx'
import styles from './components/text-questions.module.css'
import { sentence } from './message-texts.server.ts'
import { POOL_PAGE } from './rules.ts'
import { declineQuestion, keepHolding, letGo, setDoor, takeQuestion } from './take-question.server.ts'
import { texts } from './texts.ts'
import { readWork, type WaitingQuestion } from './views.server.ts'

const DONE = { repondue: 'answered', declinee: 'declined' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const work = await pageRefusal(() => readWork(visit))
  const done = url.searchParams.get('fait')
  return {
    work,
    /** What is sent before the words of an answer: it is counted too. */
    lead: await sentence(visit, 'answer', { name: visit.user?.firstName ?? '', text: '' }),
    done: done === 'repondue' || done === 'declinee' ? DONE[done] : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const id = Number(form.get('id')) || 0
  const text = String(form.get('text') ?? '')
  try {
    switch (form.get('intent')) {
      case 'open':
      case 'shut':
        await setDoor(visit, form.get('intent') === 'open')
        break
      case 'take':
        await takeQuestion(visit, id)
        break
      case 'hold':
        await keepHolding(visit, id)
        return { refusal: null, typed: text }
      case 'letGo':
        await letGo(visit, id)
        break
      case 'decline':
        await declineQuestion(visit, id)
        throw redirectTo(`${POOL_PAGE}?fait=declinee`)
      default:
        await answerQuestion(visit, id, { text, confirmed: form.get('confirmed') === 'yes' })
        throw redirectTo(`${POOL_PAGE}?fait=repondue`)
    }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return data({ refusal: shown(thrown), typed: text }, { status: thrown.entry.status })
  }
  throw redirectTo(POOL_PAGE)
}

export default function PoolPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { work, lead, done } = loaderData
  const refusal = actionData?.refusal ?? null
  return (
    <Page title={t('poolTitle')} lead={t('poolLead')} width="wide" aside={<DoorCard {...work} />}>
      <title>{t('poolTitle')}</title>
      <meta name="description" content={t('poolDescription')} />
      {done && !actionData ? <Notice tone="good">{t(done)}</Notice> : null}
      <RefusalNotice
        refusal={refusal && (work.held && refusal.field === 'text' ? null : { ...refusal, field: null })}
      />
      {work.held ? (
        <Card className={styles.item}>
          <Head question={work.held} />
          <p className={styles.words}>{work.held.question}</p>
          <AnswerForm key={work.held.id} id={work.held.id} lead={lead} typed={actionData?.typed} refusal={refusal} />
        </Card>
      ) : null}
      {work.waiting.length === 0 && !work.held ? (
        <Empty title={t('poolNone')}>
          <p>{t('poolNoneNext')}</p>
        </Empty>
      ) : null}
      <ul className={styles.list}>
        {work.waiting.map((question) => (
          <Card as="li" key={question.id} className={styles.item}>
            <Head question={question} />
            {work.held ? null : (
              <Form method="post" className={styles.links}>
                <input type="hidden" name="id" value={question.id} />
                <Button type="submit" name="intent" value="take">
                  {t('take')}
                </Button>
              </Form>
            )}
          </Card>
        ))}
      </ul>
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}

/** Who asks, since when, and until when. */
function Head({ question }: { question: WaitingQuestion }) {
  const t = useTexts(texts)
  const { firstName: name, askedAt, dueAt, returning, pricePerAnswer } = question
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.said}>{t('from', { name, moment: inDayAndHour(askedAt) })}</h2>
        <span className={styles.price}>{t('earns', { price: inEuros(pricePerAnswer) })}</span>
      </div>
      <p>
        {t(returning ? 'returning' : 'first')} {t('before', { moment: inDayAndHour(dueAt) })}
      </p>
    </>
  )
}

/** Whether the psychic takes questions, and the button that changes it. */
function DoorCard({ isOffered, isOpen }: { isOffered: boolean; isOpen: boolean }) {
  const t = useTexts(texts)
  return (
    <Card>
      <Section title={t('doorTitle')}>
        {isOffered ? (
          <Form method="post" className={styles.form}>
            <p>{t(isOpen ? 'doorOpen' : 'doorShut')}</p>
            <p className={styles.note}>{t('doorRule')}</p>
            <Button
              type="submit"
              name="intent"
              value={isOpen ? 'shut' : 'open'}
              variant={isOpen ? 'secondary' : 'primary'}
            >
              {t(isOpen ? 'shut' : 'open')}
            </Button>
          </Form>
        ) : (
          <p>{t('doorNotOffered')}</p>
        )}
      </Section>
    </Card>
  )
}
