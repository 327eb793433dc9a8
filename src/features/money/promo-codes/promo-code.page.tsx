import { href, useNavigation } from 'react-router'
import { inDayAndHour, inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import styles from '../../house/forms/forms.module.css'
import { VERIFICATION } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import type { Route } from './+types/promo-code.page'
import { listOwn } from './queries.server.ts'
import { redeemByForm } from './redeem-by-form.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const client = await pageRefusal(async () => clientOf(visit))
  const now = visit.now()
  const own = await listOwn(visit.db, visit.site.id, client.id)
  return {
    proved: client.emailProved,
    formKey: crypto.randomUUID(),
    own: own.map(({ givenAt, waitsUntil, ...one }) => ({
      ...one,
      state: givenAt ? ('given' as const) : waitsUntil && waitsUntil > now ? ('waits' as const) : ('lapsed' as const),
      day: (givenAt ?? waitsUntil ?? now).toISOString(),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  return orGivenBack(form, ['code'], async () => ({ used: await redeemByForm(visitOf(context), form) }))
}

export default function PromoCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { proved, formKey, own } = loaderData
  const used = actionData && 'used' in actionData ? actionData.used : null
  const refused = actionData && 'refusal' in actionData ? actionData : null
  const atCode = refused?.refusal.field === 'code' ? refused.refusal.message : null
  const gives = ({ cents, seconds }: { cents: number; seconds: number }) =>
    cents > 0 ? inEuros(cents) : inMinutes(seconds)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {used ? (
        <Notice tone="good">
          {t(`${used.waitsUntil ? 'kept' : 'gave'}${used.cents > 0 ? 'Credit' : 'Time'}`, {
            amount: inEuros(used.cents),
            time: inMinutes(used.seconds),
            day: used.waitsUntil ? inDayAndHour(used.waitsUntil) : '',
          })}
        </Notice>
      ) : null}
      {refused && atCode === null ? <RefusalNotice refusal={{ ...refused.refusal, field: null }} /> : null}
      {proved ? (
        <CheckedForm
          method="post"
          className={styles.form}
          refused={atCode === null ? [] : [{ id: 'code', message: atCode }]}
        >
          <input type="hidden" name="key" value={formKey} />
          <Field
            name="code"
            label={t('code')}
            hint={t('hint')}
            error={atCode ?? undefined}
            defaultValue={refused?.typed.code}
            minLength={4}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <p>{t('terms')}</p>
          <Button type="submit" busy={busy}>
            {t('use')}
          </Button>
        </CheckedForm>
      ) : (
        <Notice>
          <p>{t('unproven')}</p>
          <ButtonLink to={withReturn(VERIFICATION, href('/wallet/code'))}>{t('prove')}</ButtonLink>
        </Notice>
      )}
      {own.length > 0 ? (
        <Section title={t('ownTitle')}>
          <Figures>
            {own.map(({ id, code, state, day, ...one }) => (
              <Figure key={id} label={code} note={t(state, { day: inDayAndHour(day) })}>
                {gives(one)}
              </Figure>
            ))}
          </Figures>
        </Section>
      ) : null}
      <p>
        <BackLink to={href('/wallet')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
