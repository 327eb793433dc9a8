import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page, one line each. */
export default [
  index('features/home/home.page.tsx'),
  route('*', 'features/home/not-found.page.tsx'),
] satisfies RouteConfig
