import { href } from 'react-router'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import type { Aspect, Body } from '../../../../astrology/names.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { TypedBirth } from '../../charts/birth-fields.ts'
import { BirthButton } from '../../charts/components/birth-button.tsx'
import { DoubleWheel } from '../../charts/components/double-wheel.tsx'
import { Fold } from '../../charts/components/fold.tsx'
import { useAspectName } from '../../charts/components/use-aspect-name.ts'
import { usePlaces } from '../../charts/components/use-places.ts'
import { ChartWheel } from '../../charts/components/wheel.tsx'
import { inDegrees, inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import type { Comparison, ReadOverlay } from '../compare-births.server.ts'
import type { PersonName } from '../names-of.ts'
import { texts } from '../texts.ts'
import styles from './match.module.css'
import { Themes } from './themes.tsx'

interface SheetProps {
  charts: readonly [Chart, Chart]
  names: readonly [PersonName, PersonName]
  births: readonly [TypedBirth, TypedBirth]
  comparison: Comparison
}

/** The comparison of two charts: a portrait, scores with reasons, aspects between planets, and houses. */
export function ComparisonSheet({ charts, names, births, comparison }: SheetProps) {
  const t = useTexts(texts)
  const nameOf = useContactName(names)
  const values = { one: names[0].title, other: names[1].title }
  return (
    <>
      <div className={styles.couple}>
        <DoubleWheel
          charts={charts}
          aspects={comparison.contacts.slice(0, DRAWN)}
          title={t('doubleWheel', values)}
          said={t('doubleWheelSaid', values)}
        />
        <Section title={t('portraitTitle')}>
          <div className={styles.whole}>
            {comparison.portrait.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      </div>
      <Section title={t('themesTitle')}>
        <Themes
          daily={{ title: t('daily'), text: comparison.daily }}
          themes={comparison.themes.map(({ theme, score, text, because }) => ({
            theme,
            score,
            text,
            because: because.map((reason) => ({ what: nameOf(reason), points: reason.points })),
          }))}
        />
        <p className={styles.note}>
          {t('how1')} {t('how2')}
        </p>
      </Section>
      <Fold title={t('contactsTitle')}>
        <Contacts contacts={comparison.contacts} nameOf={nameOf} />
      </Fold>
      <Fold title={t('overlaysTitle')}>
        <p className={styles.note}>{t('overlaysLead')}</p>
        <Overlays overlays={comparison.firstInSecond} guest={names[0]} host={names[1]} />
        <Overlays overlays={comparison.secondInFirst} guest={names[1]} host={names[0]} />
      </Fold>
      <Fold title={t('wheelsTitle')}>
        <div className={styles.wheels}>
          <Wheel chart={charts[0]} whose={names[0].whose} birth={births[0]} />
          <Wheel chart={charts[1]} whose={names[1].whose} birth={births[1]} />
        </div>
        <p className={styles.note}>{t('keepNote')}</p>
      </Fold>
      <p className={styles.note}>{t('disclaimer')}</p>
    </>
  )
}

/** The closest contacts: more lines would hide one another. */
const DRAWN = 14

type Linked = { from: Body; to: Body; type: Aspect }

function useContactName([first, second]: readonly [PersonName, PersonName]) {
  const nameOf = useAspectName()
  return (aspect: Linked): string => nameOf(aspect, [first.whose, second.whose])
}

const SHOWN = 8

function Contacts(props: { contacts: Comparison['contacts']; nameOf: (aspect: Linked) => string }) {
  const t = useTexts(texts)
  const { contacts, nameOf } = props
  if (contacts.length === 0) return <p>{t('noContact')}</p>
  const list = (some: Comparison['contacts']) => (
    <div className={styles.list}>
      {some.map((aspect) => (
        <article key={`${aspect.from} ${aspect.to}`} className={styles.words}>
          <h3>
            {nameOf(aspect)} <small>{t('orb', { orb: inDegrees(aspect.orb) })}</small>
          </h3>
          <p>{aspect.text}</p>
        </article>
      ))}
    </div>
  )
  const more = contacts.slice(SHOWN)
  return (
    <>
      <p className={styles.note}>{t('contactsLead')}</p>
      {list(contacts.slice(0, SHOWN))}
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{t('moreContacts', { count: more.length })}</summary>
          {list(more)}
        </details>
      ) : null}
    </>
  )
}

function Overlays(props: { overlays: readonly ReadOverlay[] | null; guest: PersonName; host: PersonName }) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const { overlays, guest, host } = props
  if (overlays === null) return <p>{t('noHouses', { whose: host.whose })}</p>
  return (
    <div className={styles.list}>
      {overlays.map(({ body, house, text }) => (
        <article key={body} className={styles.words}>
          <h3>
            {t('overlay', {
              body: t('bodyOf', { body: s(body), whose: guest.whose }),
              house: inRoman(house),
              whose: host.whose,
            })}
          </h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  )
}

function Wheel({ chart, whose, birth }: { chart: Chart; whose: string; birth: TypedBirth }) {
  const t = useTexts(texts)
  const { said } = usePlaces(chart)
  return (
    <div>
      <ChartWheel chart={chart} said={said()} read={false} />
      <div className={styles.onward}>
        <BirthButton to={href('/theme-astral')} birth={birth} variant="secondary">
          {t('seeChart', { whose })}
        </BirthButton>
        <BirthButton to={href('/mon-compte/themes/nouveau')} birth={birth} variant="quiet">
          {t('keepChart', { whose })}
        </BirthButton>
      </div>
    </div>
  )
}
