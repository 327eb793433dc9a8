import { Form, href } from 'react-router'
import { SIGNS } from '../../../astrology/names.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay, inDays } from '../../../platform/i18n/french.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { Desk } from '../../house/staff/components/desk.tsx'
import { openDesk } from '../../house/staff/desk.server.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import { texts as skyTexts } from '../sky/texts.ts'
import type { Route } from './+types/edit.page'
import { horoscopesContract, TEXT_MAX } from './contract.server.ts'
import styles from './edit.module.css'
import { editHoroscope, restoreHoroscope } from './edit-horoscope.server.ts'
import { PERIODS } from './periods.ts'
import { readHoroscope } from './read-horoscope.server.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

const PAGE = href('/equipe/horoscopes')

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'horoscopes.edit')
  const sign = SIGNS.find((one) => one === url.searchParams.get('sign')) ?? 'aries'
  const period = PERIODS.find((one) => one === url.searchParams.get('period')) ?? 'day'
  const horoscope = await readHoroscope(visit, period, sign)
  const done = (['remplace', 'rendu'] as const).find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, sign, period, horoscope, most: TEXT_MAX, done }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'horoscopes.edit')
  const form = await request.formData()
  const asked = Object.fromEntries(['period', 'day', 'sign', 'topic'].map((name) => [name, form.get(name)]))
  const back = new URLSearchParams({ sign: String(asked.sign), period: String(form.get('shown')) })
  return orGivenBack(form, ['topic', 'text'], async () => {
    if (form.get('intent') === 'restore') {
      const { period, sign, ...place } = parse(horoscopesContract.restoreHoroscope.body, asked)
      await restoreHoroscope(visit, { ...place, length: period, sign })
      throw redirectTo(`${PAGE}?${back}&fait=rendu`)
    }
    const given = parse(horoscopesContract.editHoroscope.body, { ...asked, text: form.get('text') })
    const { period, sign, ...place } = given
    await editHoroscope(visit, { ...place, length: period, sign })
    throw redirectTo(`${PAGE}?${back}&fait=remplace`)
  })
}

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  const { desk, sign, period, horoscope, most, done } = loaderData
  const { from, to, sections } = horoscope
  const refusal = actionData?.refusal ?? null
  return (
    <Desk desk={desk} title={t('editTitle')} lead={t('editLead')} width="normal">
      <meta name="description" content={t('editDescription')} />
      {done ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      <Form method="get" className={styles.choice}>
        <Select
          name="sign"
          label={t('editSign')}
          defaultValue={sign}
          options={SIGNS.map((value) => ({ value, label: sky(value) }))}
        />
        <Select
          name="period"
          label={t('editPeriod')}
          defaultValue={period}
          options={PERIODS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        />
        <Button type="submit" variant="secondary">
          {t('editShow')}
        </Button>
      </Form>
      <h2>{t(`signTitle.${period}`, { sign: sky(sign), year: from.slice(0, 4) })}</h2>
      <p>{t(`when.${period}`, { from: inDay(from), days: inDays(from, to) })}</p>
      {sections.map(({ topic, text, edited }) => {
        const isGiven = refusal !== null && actionData?.typed.topic === topic
        return (
          <Card as="section" key={`${sign} ${period} ${topic} ${text}`}>
            <Form method="post" className={styles.form}>
              <h3>
                {t(`topic.${topic}`)} {edited ? <Badge>{t('edited')}</Badge> : null}
              </h3>
              <input type="hidden" name="sign" value={sign} />
              <input type="hidden" name="period" value={period === 'tomorrow' ? 'day' : period} />
              <input type="hidden" name="shown" value={period} />
              <input type="hidden" name="day" value={from} />
              <input type="hidden" name="topic" value={topic} />
              <TextArea
                id={`text-${topic}`}
                name="text"
                label={t('editText')}
                error={isGiven && refusal.field === 'text' ? refusal.message : undefined}
                defaultValue={isGiven ? actionData?.typed.text : text}
                maxLength={most}
                required
              />
              <p className={styles.actions}>
                <Button type="submit">{t('replace')}</Button>
                {edited ? (
                  <Button type="submit" name="intent" value="restore" variant="quiet" formNoValidate>
                    {t('restore')}
                  </Button>
                ) : null}
              </p>
            </Form>
          </Card>
        )
      })}
    </Desk>
  )
}
