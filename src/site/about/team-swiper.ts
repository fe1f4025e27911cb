/** The parts of the carousel that are in use, so that the others are not fetched with them. */
export { Swiper } from 'swiper';
export { A11y, Autoplay, Keyboard, Navigation, Pagination } from 'swiper/modules';
