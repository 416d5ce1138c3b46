import { useLocale, useTranslation } from '@berth/runtime';
import { useMediaQuery } from '@berth/ui';
import { useMemo, useState } from 'react';
import { RouteBoard } from './RouteBoard.tsx';
import { RouteCard } from './RouteCard.tsx';
import { RouteChart } from './RouteChart.tsx';
import styles from './RouteMap.module.css';
import { drawRoutes, frameAround, openingRoute, worldFrame } from './route-drawing.ts';
import type { SiteRoute } from './route-text.ts';

/**
 * What each screen shows: the whole world, or a close-up of the selected route in the given proportion.
 * `widthPx` is what the names of ports are placed for; a wider chart only has more room.
 */
const views = {
  phone: { aspect: 1.3, widthPx: 320 },
  tablet: { aspect: 2, widthPx: 600 },
  laptop: { aspect: null, widthPx: 900 },
  desk: { aspect: null, widthPx: 1280 },
} as const;

/** The route map of the first screen: chart, the selected route in words, and a board to choose from. */
export function RouteMap({ routes }: { routes: readonly SiteRoute[] }) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const drawn = useMemo(() => drawRoutes(routes), [routes]);
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const { aspect, widthPx } = views[useScreen()];
  const selected = drawn.find((route) => route.key === selectedKey) ?? openingRoute(drawn);
  if (!selected) return null;
  const frame = aspect ? frameAround(selected.bounds, aspect) : worldFrame;
  return (
    <section className={styles.map} aria-label={t('map.title')}>
      <div className={styles.stage}>
        <RouteChart
          routes={drawn}
          selected={selected}
          frame={frame}
          widthPx={widthPx}
          onPoint={setSelectedKey}
        />
        <RouteCard drawn={selected} locale={locale} />
      </div>
      <RouteBoard routes={drawn} selected={selected} locale={locale} onSelect={setSelectedKey} />
    </section>
  );
}

function useScreen(): keyof typeof views {
  const isPhone = useMediaQuery('(max-width: 599px)');
  const isTablet = useMediaQuery('(max-width: 899px)');
  const isLaptop = useMediaQuery('(max-width: 1279px)');
  if (isPhone) return 'phone';
  if (isTablet) return 'tablet';
  return isLaptop ? 'laptop' : 'desk';
}
