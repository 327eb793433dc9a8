import { href, useNavigation } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inDayAndHour, inDays, inEuros, inMinutes, perMinute } from '../../../platform/i18n/french.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Choices } from '../../../ui/choices/choices.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound, orRefusal, pageRefusal, redirectTo, requireAccount } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/book.page'
import styles from './appointments.module.css'
import { bookAppointment } from './book-appointment.server.ts'
import { rescheduleAppointment } from './change-appointment.server.ts'
import { SlotFields } from './components/slot-fields.tsx'
import { appointmentsContract } from './contract.server.ts'
import { loadBooking } from './load-booking.server.ts'
import { ABSENCE_CREDIT, LENGTHS, MY_APPOINTMENTS } from './rules.ts'
import { texts } from './texts.ts'

const FACE = 72

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return orNotFound(await pageRefusal(() => loadBooking(visitOf(context), params.slug, url.searchParams)))
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireAccount(visit, url)
  const { psychic, moved } = orNotFound(await pageRefusal(() => loadBooking(visit, params.slug, url.searchParams)))
  const form = await request.formData()
  return orRefusal(async () => {
    const slot = parse(appointmentsContract.moveAppointment.body, {
      startsAt: form.get('startsAt') ?? undefined,
      length: Number(form.get('length')),
    })
    const to = { startsAt: new Date(slot.startsAt), length: slot.length }
    if (moved) {
      await rescheduleAppointment(visit, moved.id, to)
      throw redirectTo(`${MY_APPOINTMENTS}?fait=deplace`)
    }
    const { channel } = parse(appointmentsContract.bookAppointment.body.pick({ channel: true }), {
      channel: form.get('channel') ?? undefined,
    })
    const { state } = await bookAppointment(visit, { psychicId: psychic.id, channel, ...to })
    throw redirectTo(`${MY_APPOINTMENTS}?fait=${state === 'asked' ? 'demande' : 'pris'}`)
  })
}

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { psychic, booking } = loaderData
  const { name, slug } = psychic
  const moved = loaderData.moved ?? null
  const title = t(moved ? 'moveTitle' : 'bookTitle', { name })
  return (
    <Page
      title={title}
      portrait={<Avatar name={name} src={psychic.portrait} size={FACE} eager />}
      lead={moved ? t('moveNow', { when: inDayAndHour(moved.startsAt) }) : t('bookLead')}
    >
      <title>{title}</title>
      <meta name="description" content={t('bookDescription')} />
      <meta name="robots" content="noindex" />
      {booking ? (
        <Booking offer={{ ...loaderData, booking, moved }} refusal={actionData?.refusal ?? null} />
      ) : (
        <Empty title={t('closed', { name })} picture={<Vignette name="agenda" />}>
          {t('closedNext', { name })}
        </Empty>
      )}
      <p>
        <ButtonLink to={href('/voyance/:slug', { slug })} variant="quiet">
          {t('backToProfile', { name })}
        </ButtonLink>
      </p>
    </Page>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type Offer = Loaded & {
  booking: NonNullable<Loaded['booking']>
  moved: NonNullable<Loaded['moved']> | null
}
type Refused = { code: number; message: string; field: string | null } | null

function Booking({ offer, refusal }: { offer: Offer; refusal: Refused }) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { psychic, booking, moved } = offer
  const { name, slug } = psychic
  const { channel, length, range } = booking
  const to = (change: Record<string, string | number>) => {
    const given = { duree: length, ...(moved ? { deplacer: moved.id } : { canal: channel }), ...change }
    const query = new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]))
    return `${href('/voyance/:slug/rendez-vous', { slug })}?${query}`
  }
  const days = inDays(`${range.from}T12:00:00Z`, `${range.to}T12:00:00Z`)
  return (
    <>
      <RefusalNotice refusal={refusal} />
      <div className={styles.choosing}>
        <Choice label={t('lengths')}>
          <Choices
            label={t('lengths')}
            choices={LENGTHS.map((count) => ({
              to: to({ duree: count }),
              label: t('minutes', { count }),
              chosen: count === length,
            }))}
          />
        </Choice>
        {moved || booking.channels.length < 2 ? null : (
          <Choice label={t('channels')}>
            <Choices
              label={t('channels')}
              choices={booking.channels.map((one) => ({
                to: to({ canal: one }),
                label: t(`channel.${one}`),
                chosen: one === channel,
              }))}
            />
          </Choice>
        )}
      </div>
      {booking.isEmpty ? (
        <Empty title={t('never')} picture={<Vignette name="agenda" />}>
          {t('neverNext', { name })}
        </Empty>
      ) : (
        <Section title={t('slotsTitle')}>
          <nav aria-label={t('weeks')} className={styles.weeks}>
            {booking.before ? (
              <ButtonLink to={to({ jour: booking.before })} variant="quiet" preventScrollReset>
                {t('earlier')}
              </ButtonLink>
            ) : null}
            <p aria-live="polite">{t('slotsFrom', { days })}</p>
            {booking.after ? (
              <ButtonLink to={to({ jour: booking.after })} variant="quiet" preventScrollReset>
                {t('later')}
              </ButtonLink>
            ) : null}
          </nav>
          {booking.days.length === 0 ? (
            <Empty title={t('noSlot')}>{t('noSlotNext')}</Empty>
          ) : (
            <CheckedForm method="post" className={styles.form}>
              <input type="hidden" name="length" value={length} />
              <input type="hidden" name="channel" value={channel} />
              <SlotFields days={booking.days} />
              <Before offer={offer} />
              <div>
                <Button type="submit" busy={busy}>
                  {t(moved ? 'move' : booking.mode === 'ask' ? 'bookAsk' : 'book')}
                </Button>
              </div>
            </CheckedForm>
          )}
        </Section>
      )}
    </>
  )
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.choice}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  )
}

/** What is said before anything is booked. */
function Before({ offer }: { offer: Offer }) {
  const t = useTexts(texts)
  const { psychic, booking, covered, isKnown } = offer
  const { name } = psychic
  const values = { name, price: perMinute(psychic.pricePerMinute), credit: inEuros(ABSENCE_CREDIT) }
  return (
    <div className={styles.before}>
      <h3>{t('beforeTitle')}</h3>
      <ul>
        <li>{t('before.free')}</li>
        <li>{t('before.price', values)}</li>
        <li>{t(booking.mode === 'ask' ? 'before.ask' : 'before.itself', values)}</li>
        <li>{t('before.cancel')}</li>
        <li>{t('before.kept', values)}</li>
        <li>{t('before.absent')}</li>
      </ul>
      {covered === null ? null : (
        <p>{covered < 60 ? t('coveredNone') : t('covered', { time: inMinutes(covered), name })}</p>
      )}
      {isKnown ? null : <p>{t('account')}</p>}
    </div>
  )
}
