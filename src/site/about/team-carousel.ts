import { useEffect } from 'react';
import { onceNear } from '../frame/near';

/** Turns the row of people into a carousel as it comes near. Who asked for less motion keeps the row. */
export function useTeamCarousel() {
  useEffect(() => {
    const region = document.getElementById('team');
    if (!region || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const left = new AbortController();
    // Should the script not arrive, the row still scrolls.
    const near = onceNear(region, () => start(region, left.signal).catch(() => undefined));
    return () => {
      near.disconnect();
      left.abort();
    };
  }, []);
}

async function start(region: HTMLElement, signal: AbortSignal) {
  const { Swiper, A11y, Autoplay, Keyboard, Navigation, Pagination } = await import('./team-swiper');
  const part = (name: string) => region.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const row = part('row');
  const pause = part('pause');
  if (signal.aborted || !row || !pause) return;

  const swiper = new Swiper(row, {
    modules: [A11y, Autoplay, Keyboard, Navigation, Pagination],
    loop: true,
    spaceBetween: 30,
    slidesPerView: 1,
    breakpoints: { 640: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
    autoplay: { delay: 3000, disableOnInteraction: false, pauseOnMouseEnter: true },
    navigation: { prevEl: part('back'), nextEl: part('next'), addIcons: false },
    pagination: { el: part('dots'), clickable: true, bulletElement: 'button' },
    // Page up and down stay with the page.
    keyboard: { enabled: true, pageUpDown: false },
    a11y: {
      prevSlideMessage: 'Previous person',
      nextSlideMessage: 'Next person',
      paginationBulletMessage: 'Go to person {{index}}',
      // They stay the items of a list, and a loop that moves them about is not read out.
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
    },
  });
  row.removeAttribute('tabindex');

  let inSight = false;
  const settle = () => {
    const still = !inSight || pause.ariaPressed === 'true' || region.matches(':has(:focus-visible)');
    if (still) swiper.autoplay.stop();
    else if (!swiper.autoplay.running) swiper.autoplay.start();
  };
  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false;
    settle();
  });
  sight.observe(row);
  const press = () => {
    pause.ariaPressed = pause.ariaPressed === 'true' ? 'false' : 'true';
    settle();
  };
  pause.addEventListener('click', press, { signal });
  region.addEventListener('focusin', settle, { signal });
  region.addEventListener('focusout', settle, { signal });
  signal.addEventListener('abort', () => {
    sight.disconnect();
    swiper.destroy();
  });
}
