import { data, href, useNavigation } from 'react-router'
import { type ErrorCode, Refusal } from '../../../errors.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { spacedPhone } from '../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { answersTo } from '../../house/consents/answers.server.ts'
import { ConsentsBlock } from '../../house/consents/components/consents-block.tsx'
import { orNotFound, pageRefusal, redirectTo, requireAccount, shown } from '../../house/visit/page-door.server.ts'
import { PauseFoot } from '../../people/pauses/components/pause-foot.tsx'
import { CarePanel } from '../care/components/care-panel.tsx'
import { StartAtOnce } from '../consultations/components/start-at-once.tsx'
import { START } from '../rooms/rules.ts'
import type { Route } from './+types/ask.page'
import { askQuestion } from './ask-question.server.ts'
import { ObstacleNotice } from './components/obstacle-notice.tsx'
import styles from './components/text-questions.module.css'
import { loadOffer } from './load-offer.server.ts'
import { LEAST, MOST, MY_TEXTS_PAGE } from './rules.ts'
import { texts } from './texts.ts'

const FACE = 72
const CARE: ErrorCode<'textCare'> = 4578

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireAccount(visit, url)
  return orNotFound(await pageRefusal(() => loadOffer(visit, params.slug)))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const offer = orNotFound(await pageRefusal(() => loadOffer(visit, params.slug)))
  const sent = (name: string) => ({
    consents: form.getAll(name).map(String),
    consentsShown: form.get(`${name}Shown`)?.toString(),
  })
  const [asked, start] = [sent('consents'), sent(START)]
  const text = String(form.get('text') ?? '')
  try {
    const consents = [...(offer.consents ? answersTo(offer.consents, asked) : []), ...answersTo(offer.start, start)]
    await askQuestion(visit, { psychicId: offer.psychic.id, text, consents, cameBy: 'page' })
    return redirectTo(`${MY_TEXTS_PAGE}?fait=posee`)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    // Boxes ticked beside an outdated text say nothing about the current one.
    const ticked = thrown.reason === 'consentsChanged' ? [] : [...asked.consents, ...start.consents]
    return data({ refusal: shown(thrown), ticked, typed: text }, { status: thrown.entry.status })
  }
}

export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { psychic, price, credit, consents, start, obstacle, phone } = loaderData
  const { name } = psychic
  const refusal = actionData?.refusal ?? null
  const ticked = actionData?.ticked ?? []
  const unticked = refusal?.field === 'consents' ? refusal.message : undefined
  const isAboutField = refusal?.field === 'consents' || refusal?.field === 'text'
  const title = t('askTitle', { name })
  return (
    <Page
      title={title}
      portrait={<Avatar name={name} src={psychic.portrait} size={FACE} eager />}
      lead={t('askLead', { name })}
      width="narrow"
    >
      <title>{title}</title>
      <meta name="description" content={t('askDescription')} />
      {refusal?.code === CARE ? (
        <CarePanel name={null} />
      ) : (
        <RefusalNotice refusal={refusal && (isAboutField ? null : { ...refusal, field: null })} />
      )}
      <Card>
        <Figures>
          {price === null ? null : (
            <Figure label={t('price')} note={t('priceNote')}>
              {inEuros(price)}
            </Figure>
          )}
          <Figure label={t('credit')} note={loaderData.hasFreeTime ? t('creditNote') : undefined}>
            {inEuros(credit)}
          </Figure>
        </Figures>
      </Card>
      <Section title={t('rulesTitle')}>
        <ul className={styles.rules}>
          {(['ruleReserve', 'ruleLate', 'ruleRoom'] as const).map((rule) => (
            <li key={rule}>{t(rule, { name })}</li>
          ))}
        </ul>
      </Section>
      {obstacle ? (
        <ObstacleNotice obstacle={obstacle} psychic={psychic} refusals={loaderData.refusals} />
      ) : (
        <CheckedForm method="post" className={styles.form}>
          <TextArea
            label={t('question')}
            name="text"
            hint={t('questionHint', { least: LEAST, most: MOST })}
            rows={5}
            required
            minLength={LEAST}
            maxLength={MOST}
            defaultValue={actionData?.typed}
            error={refusal?.field === 'text' ? refusal.message : undefined}
          />
          {consents ? <ConsentsBlock content={consents} ticked={ticked} error={unticked} /> : null}
          <StartAtOnce content={start} ticked={ticked.includes('START_AT_ONCE')} error={unticked} />
          {phone ? <p>{t('sendTo', { number: spacedPhone(phone) })}</p> : null}
          <div className={styles.ask}>
            <span className={styles.price}>{price === null ? '' : t('perAnswer', { price: inEuros(price) })}</span>
            <Button type="submit" busy={busy}>
              {t('ask')}
            </Button>
          </div>
          <p>
            <ButtonLink variant="quiet" to={href('/voyance/:slug', { slug: psychic.slug })}>
              {t('notNow')}
            </ButtonLink>
          </p>
        </CheckedForm>
      )}
      <PauseFoot />
    </Page>
  )
}
