import DeskIcon from '@mui/icons-material/MeetingRoom'
import SiteIcon from '@mui/icons-material/OpenInNew'
import type { ReactNode } from 'react'
import { AppBar, Layout, Menu, TitlePortal, UserMenu, useGetIdentity, useHasDashboard } from 'react-admin'
import { areas } from '../areas.ts'
import { texts } from '../texts.ts'

const Navigation = () => (
  <Menu>
    {useHasDashboard() ? <Menu.DashboardItem /> : null}
    {areas.map(({ name }) => (
      <Menu.ResourceItem key={name} name={name} />
    ))}
    <Menu.Item to="/equipe" primaryText={texts.toDesk} leftIcon={<DeskIcon />} component="a" href="/equipe" />
    <Menu.Item to="/" primaryText={texts.toSite} leftIcon={<SiteIcon />} component="a" href="/" />
  </Menu>
)

/** The title is the page's; the button bears the name that it shows. */
function Bar() {
  const { identity } = useGetIdentity()
  return (
    <AppBar userMenu={<UserMenu label={identity?.fullName} />}>
      <TitlePortal component="h1" />
    </AppBar>
  )
}

/** What stands around every page of the back office. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} menu={Navigation}>
    {children}
  </Layout>
)
