import { type KeyboardEvent, useEffect, useRef } from 'react'
import { href, Link, NavLink, useLocation } from 'react-router'
import { useTexts } from '../../../../ui/wording.tsx'
import { areas, groups } from '../areas.ts'
import type { WorkState } from '../read-state.server.ts'
import { texts } from '../texts.ts'
import { Shortcuts } from './shortcuts.tsx'

type Label = (typeof areas)[number]['label']

interface AreasNavProps {
  waiting: WorkState['waiting']
  /** Called when an area was chosen. */
  onChoose: () => void
}

/** The way to every area of the workplace: the desk, and three groups that unfold, each with how much waits in it. */
export function AreasNav({ waiting, onChoose }: AreasNavProps) {
  const t = useTexts(texts)
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useFoldedOutside(nav)
  const counts: Partial<Record<Label, number>> = {
    'area.desk': waiting.requests + waiting.people,
    'area.appointments': waiting.appointments,
    'area.questions': waiting.questions,
    'area.texts': waiting.texts,
    'area.disputes': waiting.disputes,
    'area.training': waiting.training,
  }
  const choose = () => {
    foldBut(nav.current, null)
    onChoose()
  }
  const link = ({ label, href: to }: (typeof areas)[number]) => (
    <NavLink to={to} end onClick={choose}>
      {t(label)}
      <Count of={counts[label] ?? 0} />
    </NavLink>
  )
  const [desk, ...others] = areas
  return (
    <nav ref={nav} className="workplace-areas" aria-label={t('areas')} onKeyDown={foldOnEscape}>
      <ul>
        <li>{link(desk)}</li>
        {groups.map((group) => {
          const within = others.filter((area) => area.group === group)
          return (
            <li key={group}>
              <details name="workplace-group">
                <summary data-current={within.some((area) => isWithin(area.href, pathname))}>
                  {t(`group.${group}`)}
                  <Count of={within.reduce((sum, { label }) => sum + (counts[label] ?? 0), 0)} />
                </summary>
                <ul className="workplace-group">
                  {within.map((area) => (
                    <li key={area.label}>{link(area)}</li>
                  ))}
                  {group === 'me' ? (
                    <>
                      <li>
                        <Link to={href('/mon-compte')}>{t('account')}</Link>
                      </li>
                      <li>
                        <Link to={href('/')}>{t('toSite')}</Link>
                      </li>
                    </>
                  ) : null}
                </ul>
              </details>
            </li>
          )
        })}
        <li>
          <Shortcuts />
        </li>
      </ul>
    </nav>
  )
}

/** A month of the gains belongs to the gains. */
const isWithin = (area: string, pathname: string) => pathname === area || pathname.startsWith(`${area}/`)

function Count({ of: count }: { of: number }) {
  const t = useTexts(texts)
  if (count === 0) return null
  return (
    <span className="workplace-count">
      {count}
      <span className="visually-hidden"> {t('waits', { count })}</span>
    </span>
  )
}

function foldBut(nav: HTMLElement | null, kept: EventTarget | null): void {
  for (const group of nav?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!(kept instanceof Node && group.contains(kept))) group.open = false
  }
}

/** Whoever goes elsewhere by pointer or by key has done with the group. */
function useFoldedOutside(nav: { current: HTMLElement | null }): void {
  useEffect(() => {
    const fold = ({ target }: Event) => foldBut(nav.current, target)
    document.addEventListener('pointerdown', fold)
    document.addEventListener('focusin', fold)
    return () => {
      document.removeEventListener('pointerdown', fold)
      document.removeEventListener('focusin', fold)
    }
  }, [nav])
}

function foldOnEscape({ key, target }: KeyboardEvent<HTMLElement>): void {
  const group = key === 'Escape' && target instanceof Element ? target.closest('details') : null
  if (!group?.open) return
  group.open = false
  group.querySelector('summary')?.focus()
}
