import { brandServices } from './pages/brand';
import { development } from './pages/development';
import { digitalMarketing } from './pages/digital-marketing';

export const services = [...development, ...brandServices, ...digitalMarketing];
