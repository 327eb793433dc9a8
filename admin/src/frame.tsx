import DeskIcon from '@mui/icons-material/MeetingRoom'
import SiteIcon from '@mui/icons-material/OpenInNew'
import type { ReactNode } from 'react'
import {
  AppBar,
  Layout,
  Menu,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useGetOne,
  useGetResourceLabel,
  useHasDashboard,
  useResourceDefinitions,
  useSidebarState,
} from 'react-admin'
import type { AwaitingList } from '../../src/features/house/second-person/rules.ts'
import type { Area } from './area.ts'
import { parts } from './areas.ts'
import { useSpokenTitle } from './parts/spoken-title.ts'
import { texts } from './texts.ts'

const AGAIN_MS = 30_000

interface Awaiting {
  id: 'mine'
  counts: Record<AwaitingList, number>
}

/** A menu item with the number of proposals that wait for this person's confirmation. */
function AwaitingItem({ area: { name, icon: Icon }, count }: { area: Area; count: number }) {
  const label = useGetResourceLabel()(name, 2)
  return (
    <Menu.Item
      to={`/${name}`}
      leftIcon={<Icon />}
      primaryText={
        <span className="awaiting">
          {label} <strong>{texts.toConfirm.replace('{count}', String(count))}</strong>
        </span>
      }
    />
  )
}

/** The name of the items after it; a line alone while the menu shows icons alone. */
function PartHeading({ title }: { title: string }) {
  const [isOpen] = useSidebarState()
  return <hr aria-label={title} className="menu-part" data-title={isOpen ? title : undefined} />
}

function Navigation() {
  const { data } = useGetOne<Awaiting>('awaiting', { id: 'mine' }, { refetchInterval: AGAIN_MS })
  const counts: Partial<Record<string, number>> = data?.counts ?? {}
  const known = useResourceDefinitions()
  return (
    <Menu>
      {useHasDashboard() ? <Menu.DashboardItem /> : null}
      {parts.flatMap(({ title, areas }) => {
        const shown = areas.filter(({ name }) => name in known)
        return [
          ...(shown.length > 0 ? [<PartHeading key={title} title={title} />] : []),
          ...shown.map((area) => {
            const count = counts[area.name] ?? 0
            return count > 0 ? (
              <AwaitingItem key={area.name} area={area} count={count} />
            ) : (
              <Menu.ResourceItem key={area.name} name={area.name} />
            )
          }),
        ]
      })}
      <Menu.Item to="/equipe" primaryText={texts.toDesk} leftIcon={<DeskIcon />} component="a" href="/equipe" />
      <Menu.Item to="/" primaryText={texts.toSite} leftIcon={<SiteIcon />} component="a" href="/" />
    </Menu>
  )
}

/** The title belongs to the page; the button's accessible name is the one that it shows. */
function Bar() {
  const { identity } = useGetIdentity()
  useSpokenTitle()
  return (
    <AppBar userMenu={<UserMenu label={identity?.fullName} />}>
      <TitlePortal component="h1" />
    </AppBar>
  )
}

/** The layout around every page of the back office. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} menu={Navigation}>
    {children}
  </Layout>
)
