export { legalText } from '../../legal-text';
