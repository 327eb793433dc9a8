import { Form, useNavigation } from 'react-router'
import { keyOwner } from '../../../platform/contract/door.ts'
import { once } from '../../../platform/contract/idempotency.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { formKey } from '../../house/forms/form-key.server.ts'
import { idIn, orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { roomAddress } from '../rooms/addresses.ts'
import type { Route } from './+types/give.page'
import { timeGiftsContract } from './contract.server.ts'
import { giveTime, readGift } from './give-time.server.ts'
import { GIFT_MINUTES, giftPage } from './rules.ts'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const id = idIn(params)
  const gift = await pageRefusal(() => readGift(visit, id))
  return { id, gift, done: url.searchParams.get('fait') === 'offert', formKey: crypto.randomUUID() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const id = idIn(params)
  const form = await request.formData()
  return orRefusal(async () => {
    const { method, path, body } = timeGiftsContract.giveTime
    const { minutes } = parse(body, { minutes: Number(form.get('minutes')) })
    await once(visit, keyOwner(visit, method, path), formKey(form), { id, minutes }, async (inner) => {
      await giveTime(inner, id, minutes)
      return {}
    })
    throw redirectTo(`${giftPage(id)}?fait=offert`)
  })
}

export default function GivePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { id, gift, done, formKey: key } = loaderData
  const { name, quota, left, givenAt, paid } = gift
  const choices = GIFT_MINUTES.filter((minutes) => minutes <= left)
  const title = t('giveTitle', { name })
  const refusal = actionData?.refusal ?? null
  return (
    <Page title={title} lead={t('lead', { name })} width="narrow">
      <title>{title}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done && !actionData ? <Notice tone="good">{t('given', { name })}</Notice> : null}
      <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      <Card>
        <Figures>
          <Figure label={t('quota')} note={t('quotaNote')}>
            {t('minutes', { count: quota })}
          </Figure>
          <Figure label={t('left')}>{t('minutes', { count: left })}</Figure>
        </Figures>
      </Card>
      {givenAt ? (
        done && !actionData ? null : (
          <Notice>{t('already', { name, day: inDay(givenAt) })}</Notice>
        )
      ) : paid && choices.length > 0 ? (
        <Form method="post">
          <input type="hidden" name="key" value={key} />
          <Select
            name="minutes"
            label={t('choose')}
            options={choices.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
          />
          <Button type="submit" busy={busy}>
            {t('give')}
          </Button>
        </Form>
      ) : (
        <Notice>{t(paid ? 'none' : 'unpaid')}</Notice>
      )}
      <p>{t('rule')}</p>
      <p>
        <BackLink to={roomAddress(id)}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
