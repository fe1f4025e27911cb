/** The popups over /home, each with an address of its own, as the contract spells them. */
export const popupPaths = ['it', 'secuirity', 'human', 'crm', 'appdev', 'finance', 'slider'];
